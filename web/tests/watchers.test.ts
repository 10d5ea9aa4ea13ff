/** Those who watch: everybody sees them, and with a name they can speak. */
import { fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableInfo } from '../src/contract';
import { app } from '../src/lib/app.svelte';
import { clearTable, FakeSocket, setTable, show } from './page';
import { welcome } from './recorded';

beforeEach(async () => {
  await setTable();
  app.me = { name: '', language: 'de' };
});
afterEach(clearTable);

/** What one sees who only watches, in the chat. */
async function watch(more: Partial<TableInfo> = {}) {
  const message = welcome('spectator');
  Object.assign(message.table, more);
  const shown = await show(message);
  await fireEvent.click(screen.getByRole('tab', { name: 'Gespräch' }));
  return { ...shown, message };
}
const says = () => screen.queryByLabelText('Sag etwas …');

describe('watchers', () => {
  it.each([
    [{}, null],
    [{ watchers: ['Berta'] }, 'Es sieht zu: Berta'],
    [{ watchers: ['Berta', 'Cora'] }, '2 sehen zu: Berta und Cora'],
    [{ watchers: ['Berta', 'Cora'], more_watchers: 3 }, '5 sehen zu: Berta, Cora und 3 weitere'],
    [{ more_watchers: 1 }, 'Jemand ohne Namen sieht zu'],
    [{ more_watchers: 2 }, '2 Personen ohne Namen sehen zu'],
  ])('of %o are told as %s', async (table, words) => {
    const message = welcome('turn');
    Object.assign(message.table, table);
    await show(message);
    expect(screen.queryByRole('note')?.textContent ?? null).toBe(words);
  });

  it('come and go while one plays', async () => {
    const message = welcome('turn');
    const { socket } = await show(message);
    expect(screen.queryByRole('note')).toBeNull();
    socket.say({ type: 'seats', table: { ...message.table, watchers: ['Eva'] } });
    await tick();
    expect(screen.getByRole('note').textContent).toBe('Es sieht zu: Eva');
  });
});

describe('who watches', () => {
  it('says a name first, is then known by it, and speaks', async () => {
    const { socket, message } = await watch();
    expect(says()).toBeNull();
    vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => Promise.resolve(new Response(String(body))));
    await fireEvent.input(screen.getByLabelText('Dein Name'), { target: { value: ' Eva ' } });
    await fireEvent.click(screen.getByRole('button', { name: 'So heiße ich' }));
    await vi.waitFor(() => expect(app.me?.name).toBe('Eva'));
    // The server knows the name only on a new connection; nothing of the table is gone meanwhile.
    const again = FakeSocket.last;
    expect(again).not.toBe(socket);
    expect(socket.onclose).toBeNull();
    expect(document.querySelector('.notice')).toBeNull();
    again.say(message);
    await tick();
    expect(screen.getByText('Du schreibst als Eva.', { exact: false })).toBeTruthy();
    await fireEvent.input(says()!, { target: { value: 'Gut gespielt!' } });
    await fireEvent.click(screen.getByRole('button', { name: 'Senden' }));
    expect(again.sent).toMatchObject([{ type: 'say', text: 'Gut gespielt!' }]);
  });

  it('is told if a name does not do', async () => {
    const { socket } = await watch();
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(JSON.stringify({ code: 'bad_name', arguments: { most: 40 } }), { status: 400 })),
    );
    await fireEvent.input(screen.getByLabelText('Dein Name'), { target: { value: '\u200b' } });
    await fireEvent.click(screen.getByRole('button', { name: 'So heiße ich' }));
    expect((await screen.findByRole('alert')).textContent).toContain('höchstens 40');
    expect(FakeSocket.last).toBe(socket);
  });

  it('may change the name', async () => {
    app.me = { name: 'Eva', language: 'de' };
    await watch();
    await fireEvent.click(screen.getByRole('button', { name: 'Namen ändern' }));
    expect(screen.getByLabelText<HTMLInputElement>('Dein Name').value).toBe('Eva');
  });

  it('is silent where only players talk, unless one opened the table', async () => {
    app.me = { name: 'Eva', language: 'de' };
    const { page } = await watch({ talk: 'players' });
    expect(says()).toBeNull();
    expect(screen.getByText('An diesem Tisch reden nur die Mitspielenden.')).toBeTruthy();
    page.unmount();
    await watch({ talk: 'players', yours: true });
    expect(says()).toBeTruthy();
  });

  it('cannot pass for a player', async () => {
    const { socket } = await watch();
    const line = { name: 'Anna', text: 'Nimm Gold!', time: '' };
    socket.say({ type: 'chat', line: { ...line, seq: 901, seat: -1 } });
    socket.say({ type: 'chat', line: { ...line, seq: 902, seat: 0 } });
    await tick();
    const lines = [...screen.getByRole('log', { name: 'Gespräch' }).querySelectorAll('p')].slice(-2);
    expect(lines.map((one) => one.textContent.includes('sieht zu'))).toEqual([true, false]);
  });
});
