/** Addresses that lead nowhere. */
import { cleanup, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { app } from '../src/lib/app.svelte';
import TablePage from '../src/pages/TablePage.svelte';
import { FakeSocket } from './page';

/** Where the page believes it is when it is opened at this address. */
async function routeAt(path: string) {
  history.replaceState(null, '', path);
  vi.resetModules();
  const { router } = await import('../src/lib/router.svelte');
  return { ...router.route };
}

describe('an address', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it.each([
    ['/', { page: 'start' }],
    ['/#', { page: 'start' }],
    ['/#/', { page: 'start' }],
    ['/index.html', { page: 'start' }],
    ['/#/table/x', { page: 'table', id: 'x' }],
    ['/#/join/a%20b', { page: 'join', token: 'a b' }],
    ['/#/join/abc/', { page: 'join', token: 'abc' }],
    ['/#/cards/citadels', { page: 'cards', game: 'citadels' }],
    ['/#/table', { page: 'lost' }],
    ['/#/table/', { page: 'lost' }],
    ['/#/table/%E0%A4', { page: 'lost' }],
    ['/#/table/a/b', { page: 'lost' }],
    ['/#/tabel/x', { page: 'lost' }],
    ['/#nothing', { page: 'lost' }],
  ])('%s is %o', async (path, route) => {
    expect(await routeAt(path)).toEqual(route);
  });

  it('without # is meant all the same', async () => {
    expect(await routeAt('/table/x_y-z')).toEqual({ page: 'table', id: 'x_y-z' });
    expect(location.pathname + location.hash).toBe('/#/table/x_y-z');
    expect(await routeAt('/table/x#/join/abc')).toEqual({ page: 'join', token: 'abc' });
    expect(await routeAt('/none.html')).toEqual({ page: 'lost' });
  });
});

describe('a table', () => {
  const open = () => render(TablePage, { id: 'x', onsettings: () => undefined });
  const home = () => screen.getByRole('link', { name: 'Zur Startseite' }).getAttribute('href');
  const refuse = (code: string, status: number) =>
    vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify({ code, arguments: {} }), { status })));

  beforeEach(async () => {
    vi.stubGlobal('WebSocket', FakeSocket);
    await app.speak('de');
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it.each(['no_table', 'not_found'])('that does not exist (%s) says so and leads to the start page', async (code) => {
    refuse(code, 404);
    open();
    expect(await screen.findByRole('heading', { name: 'Diesen Tisch gibt es nicht' })).toBeTruthy();
    expect(home()).toBe('#/');
  });

  it('that cannot be played any longer says why', async () => {
    refuse('rules_changed', 409);
    open();
    expect(await screen.findByRole('heading', { name: 'Dieser Tisch lässt sich nicht öffnen' })).toBeTruthy();
    expect(screen.getByText(/mit den heutigen Regeln/)).toBeTruthy();
  });

  it('that is refused before anything is seen does not load for ever', async () => {
    refuse('damaged', 503);
    const before = FakeSocket.last;
    open();
    await vi.waitFor(() => expect(FakeSocket.last).not.toBe(before));
    FakeSocket.last.onclose?.({ code: 4503, reason: 'damaged' });
    await tick();
    expect(screen.getByRole('heading', { name: 'Dieser Tisch lässt sich nicht öffnen' })).toBeTruthy();
    expect(screen.getByText(/beschädigt/)).toBeTruthy();
    expect(home()).toBe('#/');
  });
});
