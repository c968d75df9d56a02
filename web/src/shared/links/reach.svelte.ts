/** Where others reach this server: links made on its own computer must not say localhost. */

import { api } from "../api";

const HERE = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/;

/** Whether an address with this host leads everyone to their own computer. */
export function isHere(hostname: string): boolean {
  return HERE.test(hostname);
}

class Reach {
  #address = $state<string | null>(isHere(location.hostname) ? null : location.origin);
  #asked = $state<"no" | "asking" | "yes">("no");

  /** The beginning of links for others. */
  get origin(): string {
    return this.#address ?? location.origin;
  }

  /** How far links go that are made here: anywhere this page came from, this network, or this computer only. */
  get distance(): "far" | "network" | "here" | "unknown" {
    if (!isHere(location.hostname)) return "far";
    if (this.#address) return "network";
    return this.#asked === "yes" ? "here" : "unknown";
  }

  /** Ask the server for its address in the network, once, where this page does not know it. */
  async look(): Promise<void> {
    if (this.#address || this.#asked !== "no") return;
    this.#asked = "asking";
    this.#address = await api.reach().then(
      ({ address }) => address,
      () => null,
    );
    this.#asked = "yes";
  }
}

export const reach = new Reach();
