/** The sounds of the client, synthesised; nothing is played while the sound is off. */

import { prefs } from "./prefs.svelte";

export type Sound = "turn" | "card" | "score" | "alarm" | "end" | "bell" | "wrong";

/** One tone: when it starts and how long it lasts, in seconds, and where its pitch goes, in hertz. */
interface Tone {
  wave: OscillatorType;
  at: number;
  lasts: number;
  from: number;
  to: number;
  loud: number;
}

function tone(wave: OscillatorType, at: number, lasts: number, from: number, to = from): Tone {
  return { wave, at, lasts, from, to, loud: wave === "sine" ? 0.22 : 0.1 };
}

export const SOUNDS: Record<Sound, Tone[]> = {
  /** A saucer looks in: two notes up. */
  turn: [tone("sine", 0, 0.18, 587), tone("sine", 0.13, 0.34, 880, 892)],
  /** Cardboard on felt. */
  card: [tone("triangle", 0, 0.07, 420, 130), tone("sine", 0, 0.05, 1900, 700)],
  /** Three quick steps up. */
  score: [
    tone("triangle", 0, 0.1, 784),
    tone("triangle", 0.07, 0.1, 988),
    tone("triangle", 0.14, 0.22, 1318),
  ],
  /** A siren from a black-and-white film. */
  alarm: [
    tone("sawtooth", 0, 0.24, 440, 660),
    tone("sawtooth", 0.24, 0.24, 660, 440),
    tone("sawtooth", 0.48, 0.24, 440, 660),
  ],
  /** A desk bell, struck once. */
  bell: [tone("sine", 0, 0.6, 1568, 1560), tone("sine", 0, 0.4, 3136, 3120)],
  /** Two steps down. */
  wrong: [tone("triangle", 0, 0.16, 330, 300), tone("triangle", 0.16, 0.3, 233, 208)],
  /** A small fanfare. */
  end: [
    tone("triangle", 0, 0.16, 523),
    tone("triangle", 0.14, 0.16, 659),
    tone("triangle", 0.28, 0.16, 784),
    tone("sine", 0.42, 0.48, 1047, 1050),
  ],
};

/** Time for a tone to swell, in seconds: without it a tone begins with a click. */
const ATTACK = 0.012;
const SILENCE = 0.0001;

let context: AudioContext | null = null;

/** Called on a press: some browsers allow sounds only from then on. */
export function unlock(): void {
  if (!prefs.sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume().catch(() => undefined);
}

/** Whether somebody has used the page; before, browsers complain of any sound. */
const isUsed = () => navigator.userActivation?.hasBeenActive ?? true;

/** Play a sound, unless the sound is off or the browser does not allow any yet. */
export function play(sound: Sound): void {
  if (!prefs.sound || typeof AudioContext === "undefined" || !isUsed()) return;
  context ??= new AudioContext();
  if (context.state === "running") return start(context, SOUNDS[sound]);
  const waiting = context;
  const asked = performance.now();
  void waiting.resume().then(
    () => performance.now() - asked < 500 && start(waiting, SOUNDS[sound]),
    () => undefined,
  );
}

function start(audio: AudioContext, tones: Tone[]): void {
  for (const { wave, at, lasts, from, to, loud } of tones) {
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    const begin = audio.currentTime + at;
    oscillator.type = wave;
    oscillator.frequency.setValueAtTime(from, begin);
    oscillator.frequency.exponentialRampToValueAtTime(to, begin + lasts);
    gain.gain.setValueAtTime(SILENCE, begin);
    gain.gain.exponentialRampToValueAtTime(loud, begin + ATTACK);
    gain.gain.exponentialRampToValueAtTime(SILENCE, begin + lasts);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(begin);
    oscillator.stop(begin + lasts);
  }
}
