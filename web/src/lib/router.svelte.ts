/** Where we are, by the part of the address behind #: it needs nothing of the server. */
export type Route =
  | { page: 'start' }
  | { page: 'table'; id: string }
  | { page: 'join'; token: string }
  | { page: 'cards'; game: string };

function read(): Route {
  const [, page, written] = location.hash.split('/');
  const value = decoded(written ?? '');
  if (page === 'table' && value) return { page, id: value };
  if (page === 'join' && value) return { page, token: value };
  if (page === 'cards' && value) return { page, game: value };
  return { page: 'start' };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return ''; // an address that somebody has cut off
  }
}

class Router {
  route: Route = $state(read());

  constructor() {
    addEventListener('hashchange', () => (this.route = read()));
  }
}

export const router = new Router();

export const tableLink = (id: string) => `#/table/${encodeURIComponent(id)}`;
export const cardsLink = (game: string) => `#/cards/${encodeURIComponent(game)}`;
export const joinLink = (token: string) =>
  `${location.origin}${location.pathname}#/join/${encodeURIComponent(token)}`;

export function go(hash: string): void {
  location.hash = hash;
}
