/** An invitation: what it is for before one gives a name, and what to do if it is worth nothing. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo, InvitationInfo, SeatInfo, TableInfo } from '../src/contract';
import { app } from '../src/lib/app.svelte';
import Join from '../src/pages/Join.svelte';

const GAME: GameInfo = {
  name: 'citadels',
  players: [2, 3, 4],
  bots: ['steward'],
  options: [
    { name: 'bank_limit', default: null, allowed: [null, 30, 35] },
    { name: 'tie_break', default: 'shared', allowed: ['shared', 'gold'] },
  ],
};
const SEATS: SeatInfo[] = [
  { seat: 0, kind: 'person', name: 'Anna', here: true },
  { seat: 1, kind: 'bot', name: 'Ottokar', bot: 'steward' },
  { seat: 2, kind: 'empty' },
  { seat: 3, kind: 'empty' },
];
const invitation = (table: Partial<TableInfo> = {}): InvitationInfo => ({
  opener: 'Anna',
  table: { id: 't1', game: 'citadels', status: 'open', seats: SEATS, options: { bank_limit: 30, tie_break: 'shared' }, ...table },
});
const taken = SEATS.map((seat): SeatInfo => (seat.kind === 'empty' ? { ...seat, kind: 'person', name: `P${seat.seat}` } : seat));
const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));

let asked: string[] = [];
/** What the server says of the invitation now, and to whoever would take a seat. */
let look: () => Promise<Response>;
let take: () => Promise<Response>;

function follow() {
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    if (path === '/api/games') return answer([GAME]);
    if (path === '/api/join/abc') return method === 'POST' ? take() : look();
    return answer({ name: 'Gast', language: 'de' });
  });
  render(Join, { token: 'abc', onsettings: () => undefined });
}

beforeEach(async () => {
  asked = [];
  look = () => answer(invitation());
  take = () => answer({ ...invitation().table, your_seat: 2 });
  location.hash = '';
  await app.speak('de');
  app.me = undefined;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('an invitation', () => {
  it('says who invites to which game, who sits where, and what is not as usual', async () => {
    follow();
    expect(await screen.findByText('Anna lädt dich an einen Tisch ein')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ohne Furcht und Adel');
    const seats = [...screen.getByRole('list', { name: 'Wer spielt mit?' }).children].map((seat) => seat.textContent.replace(/\s+/g, ' '));
    expect(seats[0]).toMatch(/Anna.*da/);
    expect(seats[1]).toMatch(/Ottokar.*Verwalter/);
    expect(seats[2]).toContain('frei, für dich');
    expect(seats[3]).toMatch(/frei\s*$/);
    const options = screen.getByRole('heading', { name: 'Besondere Regeln' }).parentElement!;
    expect([...options.querySelectorAll('li')].map((one) => one.textContent)).toEqual(['Begrenztes Gold: 30']);
    expect(asked).not.toContain('POST /api/me');
    expect(asked).not.toContain('POST /api/join/abc');
  });

  it('gives a seat to whoever says a name, or lets one only watch', async () => {
    follow();
    expect((await screen.findByRole('link', { name: 'Nur zusehen' })).getAttribute('href')).toBe('#/table/t1');
    await fireEvent.click(screen.getByRole('button', { name: 'Mitspielen' }));
    await vi.waitFor(() => expect(location.hash).toBe('#/table/t1'));
    expect(asked).toEqual(['GET /api/join/abc', 'GET /api/games', 'POST /api/me', 'POST /api/join/abc']);
  });

  it.each([
    ['all seats are taken', { status: 'running', seats: taken }, /kein Sitz mehr frei/, 'Zusehen'],
    ['the game is over', { status: 'over', seats: taken }, /zu Ende/, 'Ergebnis ansehen'],
    ['one sits there already', { your_seat: 2, seats: taken }, /sitzt schon/, 'Zum Tisch'],
  ] as const)('asks for no name if %s', async (_, table, text, button) => {
    look = () => answer(invitation(table as Partial<TableInfo>));
    follow();
    expect((await screen.findByRole('status')).textContent).toMatch(text);
    expect(screen.getByRole('link', { name: button }).getAttribute('href')).toBe('#/table/t1');
    expect(screen.queryByLabelText('Dein Name')).toBeNull();
  });

  it('that is worth nothing says so at once, and where to go', async () => {
    look = () => answer({ code: 'no_invitation', arguments: {} }, 404);
    follow();
    expect(await screen.findByRole('heading', { name: 'Diese Einladung gilt nicht' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href')).toBe('#/');
    expect(screen.queryByLabelText('Dein Name')).toBeNull();
  });

  it('is not one to whoever opened the table', async () => {
    look = () => answer(invitation({ yours: true, your_seat: 0 }));
    follow();
    expect(await screen.findByText('Deine Einladung an andere')).toBeTruthy();
    expect(screen.queryByText(/lädt dich/)).toBeNull();
  });

  it('is looked at again if somebody was quicker', async () => {
    follow();
    await screen.findByRole('button', { name: 'Mitspielen' });
    take = () => answer({ code: 'seats_full', arguments: {} }, 409);
    look = () => answer(invitation({ status: 'running', seats: taken }));
    await fireEvent.click(screen.getByRole('button', { name: 'Mitspielen' }));
    expect((await screen.findByRole('status')).textContent).toMatch(/kein Sitz mehr frei/);
    expect(location.hash).toBe('');
  });

  it('can be tried again if the server does not answer', async () => {
    look = () => Promise.reject(new TypeError('offline'));
    follow();
    const retry = await screen.findByRole('button', { name: 'Noch einmal versuchen' });
    look = () => answer(invitation());
    await fireEvent.click(retry);
    expect(await screen.findByText('Anna lädt dich an einen Tisch ein')).toBeTruthy();
  });
});
