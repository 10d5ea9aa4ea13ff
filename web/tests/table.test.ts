import { cleanup, fireEvent, screen, within } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change } from '../src/lib/settings.svelte';
import { Table } from '../src/lib/table.svelte';
import { clearTable, FakeSocket, setTable, show, spot } from './page';
import { update, welcome } from './recorded';

beforeEach(setTable);
afterEach(clearTable);

describe('a table', () => {
  it.each(['draft', 'turn', 'choose', 'over', 'spectator', 'everything'] as const)('shows %s', async (name) => {
    const message = welcome(name);
    const { given } = await show(message);
    expect(document.querySelectorAll('.spot').length).toBeGreaterThan(5);
    // Whatever may be pointed at is there to be pointed at, and has a name.
    for (const object of given.choosing.lit) expect(spot(object), object).toBeTruthy();
    for (const button of screen.queryAllByRole('button')) expect(button).toHaveProperty('disabled');
    for (const button of document.querySelectorAll('.spot')) expect(button.querySelector('.hidden-text')!.textContent).toBeTruthy();
  });

  it('shows every object that an option or refusal touches', async () => {
    for (const name of ['draft', 'turn', 'choose'] as const) {
      const message = welcome(name);
      await show(message);
      const lists = [...(message.prompt.options ?? []), ...(message.prompt.refused ?? [])];
      const places = new Set(lists.flatMap((one) => one.objects ?? []).filter((id) => !/^seat\/\d\/city$/.test(id)));
      for (const id of places) expect(spot(id), `${name}: ${id}`).toBeTruthy();
      cleanup();
    }
  });

  it('plays the character that is pointed at', async () => {
    const message = welcome('draft');
    const { socket } = await show(message);
    const option = message.prompt.options![0]!;
    await fireEvent.click(spot(option.objects![0]!));
    expect(socket.sent).toMatchObject([{ type: 'play', move: option.notation, ply: message.view.ply }]);
    expect(document.querySelector('.lit')).toBeNull(); // until the server has answered
  });

  it('asks again before what cannot be taken back, and takes a second click as the answer', async () => {
    change({ confirm: true });
    const message = welcome('draft');
    const { socket } = await show(message);
    const [first, second] = message.prompt.options!;
    await fireEvent.click(spot(first!.objects![0]!));
    expect(socket.sent).toEqual([]);
    expect(screen.getByTestId('prompt').textContent).toContain('sicher?');
    await fireEvent.click(spot(second!.objects![0]!));
    expect(socket.sent).toEqual([]);
    await fireEvent.click(spot(second!.objects![0]!));
    expect(socket.sent).toMatchObject([{ move: second!.notation }]);
  });

  it('says why a refused object cannot be chosen', async () => {
    const message = welcome('turn');
    const { given } = await show(message);
    const refused = message.prompt.refused!.find((one) => one.objects?.[0] && !given.choosing.actionable([one.objects[0]]));
    await fireEvent.click(spot(refused!.objects![0]!));
    expect(screen.getByTestId('why').textContent).toContain(given.wording!.reason(refused!));
  });

  it('has all moves in a list, for when pointing does not do', async () => {
    const message = welcome('turn');
    const { socket } = await show(message);
    await fireEvent.click(screen.getByRole('button', { name: 'Deine Möglichkeiten' }));
    const dialog = within(document.querySelector('dialog')!);
    const option = message.prompt.options!.at(-1)!;
    await fireEvent.click(dialog.getAllByRole('button').at(-1)!);
    expect(socket.sent).toMatchObject([{ move: option.notation }]);
  });

  it('goes on with an update, and forgets what was pointed at', async () => {
    const { given, socket } = await show(welcome('before'));
    const before = given.events.length;
    given.choosing.chosen = ['bank'];
    const next = update();
    socket.say(next);
    await vi.waitFor(() => expect(given.scene!.view.ply).toBe(next.view.ply));
    expect(given.choosing.chosen).toEqual([]);
    expect(given.events.length).toBe(before + next.events.length);
  });

  it('says that it is your decision only while there is something to decide', async () => {
    const yours = () => document.querySelector('.prompt.yours');
    const { given } = await show(welcome('draft'));
    expect(yours()).toBeTruthy();
    given.wishes.play(given.options[0]!);
    await tick();
    expect(yours()).toBeNull();
  });

  it.each(['update', 'done'])('ends a request when it is done and shown; first comes %s', async (first) => {
    const { given, socket } = await show(welcome('before'));
    given.wishes.play(given.options[0]!);
    const done = { type: 'done', client: socket.sent[0]!.client, seq: 1 };
    const both = first === 'done' ? [done, update()] : [update(), done];
    socket.say(both[0]);
    await tick();
    expect(given.options).toEqual([]);
    socket.say(both[1]);
    await vi.waitFor(() => expect(given.options.length).toBeGreaterThan(0));
    expect(given.scene!.seq).toBe(1);
  });

  it('keeps a move in hand while other requests are answered', async () => {
    const { given, socket } = await show(welcome('draft'));
    given.wishes.play(given.options[0]!);
    given.talk.say('hello');
    socket.say({ type: 'refused', client: socket.sent[1]!.client, problem: { code: 'too_fast', arguments: { seconds: 1 } } });
    socket.say({ type: 'hint', client: 'x', move: '', bot: '', reasons: [] });
    expect(given.wishes.busy).toBe(true);
  });

  it('does not ask whether you are sure of what can be taken back, or is all you can do', async () => {
    change({ confirm: true });
    for (const options of [[{ final: true }], [{}, {}]]) {
      const message = welcome('draft');
      message.prompt.options = options.map((more, i) => ({ ...message.prompt.options![i]!, final: false, ...more }));
      const { socket } = await show(message);
      await fireEvent.click(spot(message.prompt.options[0]!.objects![0]!));
      expect(socket.sent.length).toBe(1);
      cleanup();
    }
  });

  it('tells of a refusal and lets the player go on', async () => {
    const { given, socket } = await show(welcome('draft'));
    given.wishes.play(given.options[0]!);
    expect(given.options).toEqual([]);
    socket.say({ type: 'refused', client: socket.sent[0]!.client, problem: { code: 'stale', arguments: {} } });
    await tick();
    expect(given.options.length).toBeGreaterThan(1);
    expect(document.querySelector('.notice.warn')!.textContent!.length).toBeGreaterThan(10);
  });

  it('notices a lost connection and comes back, sending again what was not answered', async () => {
    vi.useFakeTimers();
    const { given, socket } = await show(welcome('draft'));
    given.wishes.play(given.options[0]!);
    socket.onclose?.({ code: 1006, reason: '' });
    await tick();
    expect(document.querySelector('.notice')!.textContent).toContain('gesichert');
    await vi.advanceTimersByTimeAsync(1000);
    const again = FakeSocket.last;
    expect(again).not.toBe(socket);
    again.say(welcome('draft'));
    expect(again.sent).toEqual(socket.sent);
    vi.useRealTimers();
  });

  it('takes a connection for dead that does not answer', async () => {
    vi.useFakeTimers();
    const { given, socket } = await show(welcome('draft'));
    given.wishes.play(given.options[0]!);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(FakeSocket.last).toBe(socket);
    await vi.advanceTimersByTimeAsync(2000);
    expect(FakeSocket.last).not.toBe(socket);
    FakeSocket.last.say(welcome('draft'));
    expect(FakeSocket.last.sent).toEqual(socket.sent);
    vi.useRealTimers();
  });

  it('says why the server does not want it', async () => {
    const { socket } = await show(welcome('draft'));
    socket.onclose?.({ code: 4404, reason: 'no_table' });
    await tick();
    expect(document.querySelector('.notice.warn')!.textContent).toBe('Diesen Tisch gibt es nicht.');
  });

  it('takes advice only for the decision it is about', async () => {
    const { given, socket } = await show(welcome('before'));
    given.wishes.askHint();
    const [first, second] = given.options;
    const facts = { chance: 41, seat: 1, fear: 30, alternative: second!.notation, other: 38 };
    const reasons = [{ text: 'table-hint-search', arguments: facts }];
    const advice = { type: 'hint', client: socket.sent[0]!.client, move: first!.notation, bot: 'count', reasons };
    socket.say(advice);
    expect(given.wishes.hint?.move).toBe(advice.move);
    await tick();
    const [one, other] = [given.wording!.option(first!), given.wording!.option(second!)];
    const said = `Graf rät: ${one}. Spielen alle gleich gut, liegt die Siegchance bei 41\u00A0%; mit „${other}“ wären es 38\u00A0%. `;
    expect(document.querySelector('.note')!.textContent).toContain(said);
    socket.say(update());
    await vi.waitFor(() => expect(given.wishes.hint).toBeUndefined());
    socket.say(advice);
    expect(given.wishes.hint).toBeUndefined();
  });

  it('says what to know about the bots', async () => {
    const message = welcome('draft');
    message.table.notes = ['table-bot-unfit'];
    await show(message);
    const said = /ist hier nicht zu gebrauchen. Sie spielen wie Verwalter./;
    expect(screen.getAllByText(said).map((one) => one.className.split(' ')[0])).toEqual(['notice', 'note']);
  });

  it('gives back what was said in vain', async () => {
    const { socket } = await show(welcome('draft'));
    await fireEvent.click(screen.getByRole('tab', { name: 'Gespräch' }));
    const field = screen.getByLabelText<HTMLInputElement>('Sag etwas …');
    await fireEvent.input(field, { target: { value: 'Hallo' } });
    await fireEvent.submit(field.closest('form')!);
    expect(field.value).toBe('');
    const problem = { code: 'too_fast', arguments: { seconds: 1 } };
    socket.say({ type: 'refused', client: socket.sent[0]!.client, problem });
    await tick();
    expect(field.value).toBe('Hallo');
  });

  it('opens no connection after it was closed', async () => {
    const { socket } = await show(welcome('draft'));
    const given = new Table();
    given.close();
    given.open('t');
    expect(FakeSocket.last).toBe(socket);
  });

  it('shows the score sheet at the end', async () => {
    await show(welcome('over'));
    expect(screen.getByTestId('score').querySelectorAll('tbody tr').length).toBe(4);
  });

  it('says how ties were broken', async () => {
    const message = welcome('over');
    await show({ ...message, ties: [{ what: 'gold', values: { 0: 2, 2: 5 } }] });
    const told = screen.getByTestId('score').querySelector('.tie')!.textContent;
    const [first, second] = [2, 0].map((seat) => (seat === message.table.your_seat ? 'Du' : message.table.seats[seat]!.name));
    expect(told).toBe(`${first} und ${second} haben gleich viele Punkte. Dann zählt das Gold: ${first} 5, ${second} 2.`);
    clearTable();
    await setTable();
    await show(message);
    expect(document.querySelector('.tie')).toBeNull();
  });

  it('waits for the player when he wants to go step by step', async () => {
    change({ speed: 'step' });
    const { given, socket } = await show({ ...welcome('before'), table: { ...welcome('before').table, your_seat: 9 } });
    const next = update();
    socket.say({ ...next, table: { ...next.table, your_seat: 9 } });
    await vi.waitFor(() => expect(given.pace.held).toBe(true));
    given.pace.goOn();
    await vi.waitFor(() => expect(given.pace.held).toBe(false));
  });
});
