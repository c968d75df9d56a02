/** What this browser keeps between visits; nothing, where it may not. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`saucer-${key}`);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(`saucer-${key}`, value);
  } catch {
    return;
  }
}
