/** Where we are, by the part of the address behind #: it needs nothing of the server. */
export type Route =
  | { page: 'start' }
  | { page: 'table'; id: string }
  | { page: 'join'; token: string }
  | { page: 'cards'; game: string }
  | { page: 'lost' };

function read(): Route {
  if (['', '#/'].includes(location.hash)) return { page: 'start' };
  const [, page, written = '', ...rest] = location.hash.split('/');
  const value = rest.some(Boolean) ? '' : decoded(written);
  if (page === 'table' && value) return { page, id: value };
  if (page === 'join' && value) return { page, token: value };
  if (page === 'cards' && value) return { page, game: value };
  return { page: 'lost' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return ''; // an address that somebody has cut off
  }
}

/** An address that was written without # is meant all the same. */
function addHash(): void {
  const { pathname, hash } = location;
  if (pathname !== '/' && pathname !== '/index.html') history.replaceState(null, '', `/${hash || `#${pathname}`}`);
}

class Router {
  route: Route;

  constructor() {
    addHash();
    this.route = $state(read());
    addEventListener('hashchange', () => (this.route = read()));
  }
}

export const router = new Router();

export const tableLink = (id: string) => `#/table/${encodeURIComponent(id)}`;
export const cardsLink = (game: string) => `#/cards/${encodeURIComponent(game)}`;
export const joinLink = (token: string) => `${location.origin}/#/join/${encodeURIComponent(token)}`;

export function go(hash: string): void {
  location.hash = hash;
}
