/** The address of the page, and how to go elsewhere without loading the client again. */

class Router {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));

  constructor() {
    addEventListener("popstate", () => this.#read());
  }

  go(to: string): void {
    history.pushState(null, "", to);
    this.#read();
    scrollTo(0, 0);
  }

  /** Go elsewhere, with no way back to here. */
  replace(to: string): void {
    history.replaceState(null, "", to);
    this.#read();
  }

  /** For links: go there without loading the client again, unless something else is wanted of the link. */
  follow = (event: MouseEvent): void => {
    const link = (event.target as Element | null)?.closest("a");
    if (!link || link.origin !== location.origin || link.target || link.download) return;
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (link.pathname.startsWith("/api/") || link.href === location.href) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const router = new Router();
