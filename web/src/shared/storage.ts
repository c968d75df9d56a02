/** What this browser stores between visits; nothing where it may not. */

export function load(key: string): string | null {
  try {
    return localStorage.getItem(`saucer-${key}`);
  } catch {
    return null;
  }
}

export function save(key: string, value: string): void {
  try {
    localStorage.setItem(`saucer-${key}`, value);
  } catch {
    return;
  }
}
