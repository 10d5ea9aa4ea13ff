/** The start page: games by picture, and a card list that fails. */
import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameInfo, TableInfo } from '../src/contract';
import { app } from '../src/lib/app.svelte';
import Start from '../src/pages/Start.svelte';

const game = (name: string, players: number[]): GameInfo => ({ name, players, options: [], bots: ['random'], cards: 4096 });
const GAMES = [game('bruges', [2, 3, 4]), game('citadels', [2, 3, 4, 5, 6, 7]), game('last_will', [2, 3, 4, 5]), game('noblemen', [3, 4, 5])];
const answer = (body: unknown, status = 200) => Promise.resolve(new Response(JSON.stringify(body), { status }));
const file = (text: string, name: string) => new File([text], name, { type: 'text/csv' });
const radio = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

/** What the server was asked, and a card list that it takes only if it is good. */
let opened: unknown[] = [];
let tables: TableInfo[] = [];
let looked: string[] = [];
function serve(path: string, given?: RequestInit) {
  if (path.endsWith('/games')) return answer(GAMES);
  if (path.endsWith('/cards')) {
    const { cards } = JSON.parse(String(given?.body)) as { cards: string };
    if (cards === 'good') return answer({ kinds: 68 });
    return answer({ code: 'bad_cards', arguments: { line: 2, column: 'slug', cause: 'table-bad_cards-empty', problem: 'the file is empty' } }, 400);
  }
  if (given?.method === 'POST') opened.push(JSON.parse(String(given.body)));
  const one = tables.find(({ id }) => path.endsWith(`/tables/${id}`));
  if (one) {
    looked.push(one.id);
    return answer({ ...one, ranking: RANKINGS[one.id] });
  }
  return answer(path.endsWith('/tables') && given?.method !== 'POST' ? tables : { id: 't' });
}

beforeEach(async () => {
  opened = [];
  vi.stubGlobal('fetch', serve);
  await app.speak('de');
  app.me = { name: 'Anna', language: 'de' };
  render(Start, { onsettings: () => undefined });
  await vi.waitFor(() => expect(screen.getAllByRole('radio', { name: /Brügge|Ohne Furcht|letzte Wille|Noblemen/ }).length).toBe(4));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('games by picture', () => {
  it('say how many play, how long, and what they are like', () => {
    const said = document.getElementById(radio('Der letzte Wille').getAttribute('aria-describedby')!)!;
    expect(said.textContent).toContain('2–5 Spieler');
    expect(said.textContent).toContain('45–75 Min.');
    expect(said.textContent).toContain('als Erster pleite');
    for (const { name } of GAMES) expect(document.querySelectorAll(`.accent-${name} .art svg`).length).toBeGreaterThan(6);
  });

  it('are chosen with all that goes with them', async () => {
    await fireEvent.click(radio('Noblemen'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Noblemen');
    expect(screen.queryByLabelText('2')).toBeNull();
    await fireEvent.click(radio('Der letzte Wille'));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Der letzte Wille');
    expect(radio('2').checked).toBe(false);
  });
});

describe('opponents', () => {
  const BOTS = ['steward', 'random', 'page', 'knight', 'count', 'duke'];
  const play = () => fireEvent.click(screen.getByRole('button', { name: 'Jetzt spielen' }));

  beforeEach(async () => {
    GAMES[1]!.bots = BOTS;
    cleanup();
    render(Start, { onsettings: () => undefined });
    await fireEvent.click(await screen.findByLabelText('Ohne Furcht und Adel'));
  });
  afterEach(() => (GAMES[1]!.bots = ['random']));

  it('have a face and a sentence each, from the weakest to the strongest', async () => {
    const faces = [...screen.getByRole('group', { name: 'Gegen wen?' }).querySelectorAll('label')];
    expect(faces.map((one) => one.textContent.trim())).toEqual(['Gaukler', 'Page', 'Verwalter', 'Ritter', 'Graf', 'Herzog']);
    expect(new Set(faces.map((one) => one.querySelector('svg')!.innerHTML)).size).toBe(6);
    expect(radio('Verwalter').checked).toBe(true);
    for (const [name, about] of [['Ritter', /Dutzende/], ['Herzog', /zwei Sekunden/], ['Page', /vergisst/]] as const) {
      await fireEvent.click(radio(name));
      expect(screen.getAllByText(about)[0]).toBeTruthy();
    }
  });

  it('are the same at all seats, or others at some', async () => {
    await fireEvent.click(radio('3'));
    await fireEvent.click(radio('Ritter'));
    await fireEvent.click(radio('4'));
    await play();
    await vi.waitFor(() => expect(opened.at(-1)).toMatchObject({ seats: ['you', 'knight', 'knight', 'knight'] }));
    await fireEvent.change(screen.getByLabelText(/^Sitz 3/), { target: { value: 'duke' } });
    expect(screen.getByText(/Verschiedene Gegner/)).toBeTruthy();
    expect(radio('Ritter').checked).toBe(false);
  });
});

describe('a card list', () => {
  const upload = async (one: File) => {
    await fireEvent.change(screen.getByLabelText('Eigene Kartenliste'), { target: { files: [one] } });
  };

  it('that fails says so beside the file, and leaves everything as it was', async () => {
    await fireEvent.click(radio('Der letzte Wille'));
    await fireEvent.click(radio('3'));
    await upload(file('good', 'mine.csv'));
    await screen.findByText(/Damit lässt sich spielen: 68/);
    await upload(file('bad', 'broken.csv'));
    expect((await screen.findByRole('alert')).textContent).toContain('broken.csv: ');
    // The list chosen before is still the one that is played with, and so is all the rest.
    expect(screen.getByText('mine.csv')).toBeTruthy();
    expect([radio('Der letzte Wille').checked, radio('3').checked]).toEqual([true, true]);
    await fireEvent.click(screen.getByRole('button', { name: 'Jetzt spielen' }));
    await vi.waitFor(() => expect(opened.length).toBe(1));
    expect(opened[0]).toMatchObject({ game: 'last_will', cards: 'good', seats: ['you', 'random', 'random'] });
  });

  it('too large is not even sent', async () => {
    await upload(file('x'.repeat(5000), 'large.csv'));
    expect((await screen.findByRole('alert')).textContent).toMatch(/^large\.csv: .*4 KB/);
  });
});

/** Best first; those who are equal together. */
const RANKINGS: Record<string, number[][]> = { won: [[0], [1], [2]], lost: [[1, 2], [0]] };

describe('own tables', () => {
  const seats = ['Anna', 'Ben', 'Cleo'].map((name, seat) => ({ seat, kind: 'person' as const, name, you: seat === 0 }));
  const table = (id: string, status: TableInfo['status']): TableInfo => ({ id, game: 'citadels', status, seats, your_seat: 0, options: {} });

  it('show what came of finished ones, asked for only when they are looked at', async () => {
    cleanup();
    tables = [table('won', 'over'), table('lost', 'over'), table('going', 'running')];
    looked = [];
    render(Start, { onsettings: () => undefined });
    const summary = await screen.findByText('2 beendete Tische');
    expect(looked).toEqual([]);
    const details = summary.closest('details')!;
    expect(details.open).toBe(false);
    details.open = true;
    await fireEvent(details, new Event('toggle'));
    await vi.waitFor(() => expect(looked).toEqual(['won', 'lost']));
    const states = () => [...document.querySelectorAll('.tables .state')].map((one) => one.textContent);
    await vi.waitFor(() => expect(states()).toEqual(['läuft', 'Du hast gewonnen', 'Platz 3 von 3 – Sieg: Ben, Cleo']));
    tables = [];
  });
});
