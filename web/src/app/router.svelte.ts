/** The current page, kept in the fragment of the address so that secrets in links never reach a server. */

export interface Route {
  /** The first part names the page; '' is the hall. */
  page: string;
  rest: string[];
}

export function routeOf(hash: string): Route {
  const parts = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .filter(Boolean)
    .map(decoded);
  return { page: parts[0] ?? '', rest: parts.slice(1) };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function hashOf(page: string, ...rest: (string | number)[]): string {
  return (
    '#/' +
    [page, ...rest]
      .filter((part) => part !== '')
      .map((part) => encodeURIComponent(part))
      .join('/')
  );
}

class Router {
  route = $state.raw<Route>(routeOf(location.hash));
  /** Where the person was before; null on the first page. */
  before = $state.raw<Route | null>(null);

  constructor() {
    addEventListener('hashchange', () => {
      this.before = this.route;
      this.route = routeOf(location.hash);
    });
  }

  /** Back to where one came from; to that page if one came from elsewhere. */
  back(page: string): void {
    if (this.before) history.back();
    else this.go(page);
  }

  go(page: string, ...rest: (string | number)[]): void {
    location.hash = hashOf(page, ...rest);
  }

  /** Change the address without a step in the history: the back button does not lead to the old one. */
  replace(page: string, ...rest: (string | number)[]): void {
    history.replaceState(null, '', hashOf(page, ...rest));
    this.route = routeOf(location.hash);
  }
}

export const router = new Router();
