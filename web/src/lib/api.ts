/** The server's REST interface. */
import type { CardsFound, Catalogue, GameInfo, Invitation, InvitationInfo, Me, OpenTable, Problem, TableInfo } from '../contract';

/** A request that was refused: a code with a text `table-problem-<code>`. */
export class Refusal extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.code);
  }
}

/** Says that the request comes from a page of ours, also where the browser does not. */
const OURS = { 'x-tafelrunde': 'page' };

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const text = await request(method, path, body);
  return (text ? JSON.parse(text) : undefined) as T;
}

async function request(method: string, path: string, body?: unknown): Promise<string> {
  const headers: Record<string, string> = { accept: 'application/json', ...OURS };
  if (body !== undefined) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new Refusal({ code: 'offline' }, 0);
  }
  const text = await response.text();
  if (response.ok) return text;
  throw new Refusal(problemOf(text), response.status);
}

function problemOf(text: string): Problem {
  try {
    const found = JSON.parse(text) as Partial<Problem>;
    if (typeof found.code === 'string') return { code: found.code, arguments: found.arguments ?? {} };
  } catch {
    // Not from our server, perhaps from something in between.
  }
  return { code: 'unknown' };
}

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  saveMe: (me: Me) => ask<Me>('POST', '/api/me', me),
  games: () => ask<GameInfo[]>('GET', '/api/games'),
  catalogue: (game: string) => ask<Catalogue>('GET', `/api/games/${encodeURIComponent(game)}/catalogue`),
  checkCards: (game: string, cards: string) =>
    ask<CardsFound>('POST', `/api/games/${encodeURIComponent(game)}/cards`, { cards }),
  tables: () => ask<TableInfo[]>('GET', '/api/tables'),
  table: (id: string) => ask<TableInfo>('GET', table(id)),
  open: (wish: OpenTable) => ask<TableInfo>('POST', '/api/tables', wish),
  cards: (id: string) => request('GET', `${table(id)}/cards`),
  invite: (id: string) => ask<Invitation>('POST', `${table(id)}/invitation`),
  revoke: (id: string) => ask<void>('DELETE', `${table(id)}/invitation`),
  invited: (token: string) => ask<InvitationInfo>('GET', `/api/join/${encodeURIComponent(token)}`),
  join: (token: string) => ask<TableInfo>('POST', `/api/join/${encodeURIComponent(token)}`),
};

export function socketAddress(id: string): string {
  const address = new URL(`${table(id)}/socket`, location.href);
  address.protocol = location.protocol === 'https:' ? 'wss:' : 'ws:';
  return address.href;
}
