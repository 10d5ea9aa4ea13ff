/** Where we are, by the part of the address behind #: it needs nothing of the server. */
export type Route = { page: 'start' } | { page: 'table'; id: string } | { page: 'join'; token: string };

function read(): Route {
  const [, page, value] = location.hash.split('/');
  if (page === 'table' && value) return { page, id: decodeURIComponent(value) };
  if (page === 'join' && value) return { page, token: decodeURIComponent(value) };
  return { page: 'start' };
}

class Router {
  route: Route = $state(read());

  constructor() {
    addEventListener('hashchange', () => (this.route = read()));
  }
}

export const router = new Router();

export const tableLink = (id: string) => `#/table/${encodeURIComponent(id)}`;
export const joinLink = (token: string) =>
  `${location.origin}${location.pathname}#/join/${encodeURIComponent(token)}`;

export function go(hash: string): void {
  location.hash = hash;
}
