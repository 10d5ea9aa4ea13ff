import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice, Grid, Welcome } from '../src/contract';
import { borders, census, changes, estateOf, frameOf, readEstate } from '../src/games/noblemen/estate';
import { prestigeOf } from '../src/games/noblemen/prestige';
import { leads } from '../src/lib/pointing';
import { trade, trades, tradesFor } from '../src/games/noblemen/trade.svelte';
import { part } from '../src/lib/parts';
import { clearTable, setTable, show, spot } from './page';
import { NOBLEMEN, noblemen } from './recorded';

const options = (name: string) => noblemen(name).prompt.options ?? [];
const objects = (list: { objects?: string[] }[]) => new Set(list.flatMap((one) => one.objects ?? []));

describe('an estate', () => {
  const estate = estateOf(noblemen('turn').view, 0);

  it('is read from its grid', () => {
    expect(estate.tiles.length).toBe(16);
    expect(estate.tiles[0]).toEqual({ x: 0, y: 0, kind: 'meadow', id: 'seat/0/estate/0,0', building: 'castle' });
    expect(estate.areas).toMatchObject([
      { x: 1, y: 0, kind: 'manor', knight: -1, id: 'seat/0/area/1,0' },
      { x: 1, y: 2, kind: 'forest' },
    ]);
    expect(Object.fromEntries(census(estate))).toMatchObject({ field: 4, grove: 5, manor: 1, chapel: 1 });
  });

  it('shows the knights of others', () => {
    const raided = estateOf(noblemen('give_tiles').view, 1);
    expect(raided.areas.find((area) => area.kind === 'forest')?.knight).toBe(0);
  });

  it('leaves room for tiles to come, and does not move when their places light up', () => {
    expect(frameOf(estate, 0)).toEqual({ left: 0, top: 0, columns: 4, rows: 4 });
    const placing = estateOf(noblemen('place').view, 0);
    expect(placing.free.length).toBeGreaterThan(10);
    expect(frameOf(placing, 1)).toEqual(frameOf(estate, 1));
  });

  it('has a hedge around it, and no line within an area', () => {
    const { outer, inner } = borders(estate);
    expect(outer.match(/M/g)?.length).toBe(16);
    expect(inner).toContain('M1 0v1'); // between meadow and manor
    expect(inner).not.toContain('M2 0v1'); // within the manor
    expect(inner.match(/M/g)?.length).toBe(2 * 4 * 3 - 2 * 4);
  });

  it('knows what is new', () => {
    const cell = (x: number, ...kinds: string[]) => ({ x, y: 0, faces: kinds.map((kind, i) => (i ? { kind } : { kind, id: `${x}` })) });
    const grid = (...cells: Grid['cells'] & {}): Grid => ({ type: 'grid', id: 'e', cells });
    const before = readEstate(grid(cell(0, 'meadow', 'castle'), cell(1, 'meadow')));
    const after = readEstate(grid(cell(0, 'meadow', 'palace'), cell(1, 'meadow'), cell(2, 'field')));
    expect(changes(before, after).map((tile) => tile.x)).toEqual([0, 2]);
  });
});

describe('prestige', () => {
  it('is what the engine counts', () => {
    const message = noblemen('hand_in');
    const offered = part(message.view.board, 'counter', 'offered')?.value ?? 0;
    const guest = message.prompt.seat;
    expect(prestigeOf(message.view, guest).total + offered).toBe(message.prompt.arguments?.prestige);
    expect(prestigeOf(message.view, 2)).toMatchObject({ fountain: 4, garden: 2, palace: 0 });
    expect(prestigeOf(message.view, 1)).toEqual({ fountain: 5, garden: 0, knight: 0, palace: 2, total: 7 });
  });
});

describe('pointing at a tile', () => {
  const folded = noblemen('turn').hints.folded ?? [];
  const isTrade = (option: Choice) => folded.includes(option.notation.split(' ')[0]!);
  const found = (name: string, ...path: string[]) => leads(options(name), path, isTrade).map((option) => option.notation);

  it('lays it, or gives it where that is asked; after pointing elsewhere it means something else', () => {
    expect(found('turn', 'hand/field')).toEqual(['lay field']);
    expect(found('give_tiles', 'hand/field')).toEqual(['give field']);
    expect(found('donate', 'hand/grove')).toEqual(['donate grove']);
    expect(found('turn', 'church', 'hand/field')).toEqual(['donate field']);
    expect(found('turn', 'bag/meadow', 'hand/field')).toContain('trade meadow field+grove');
    expect(found('turn', 'hand/fountain')).toEqual([]);
  });
});

describe('a trade', () => {
  const all = options('turn');
  const notations = (list: Choice[]) => list.map((option) => option.notation);
  beforeEach(() => trade.close());

  it('is found by what is wanted and given, each as often', () => {
    expect(trades(all).length).toBeGreaterThan(12);
    expect(notations(tradesFor(all, 'meadow', ['field', 'field']))).toEqual(['trade meadow field+field']);
    expect(notations(tradesFor(all, 'meadow', ['grove', 'field']))).toEqual(['trade meadow field+grove']);
    expect(tradesFor(all, 'meadow', ['meadow', 'meadow'])).toEqual([]); // there is only one
  });

  it('is done with the third tile, in whatever order', () => {
    trade.start('meadow');
    expect(trade.give(all, 'field')).toBeUndefined();
    expect(trade.give(all, 'grove')?.notation).toBe('trade meadow field+grove');
    trade.start('', ['field']);
    trade.close();
    trade.start('', ['field']);
    expect(trade.give(all, 'field')).toBeUndefined();
    expect(trade.want(all, 'fountain')?.notation).toBe('trade fountain field+field');
  });

  it('takes nothing that one has not, and gives back', () => {
    trade.start('grove', ['meadow']);
    expect(trade.give(all, 'meadow')).toBeUndefined();
    expect(trade.given).toEqual(['meadow']);
    trade.takeBack(0);
    expect(trade.given).toEqual([]);
  });
});

describe('the table of Noblemen', () => {
  beforeEach(setTable);
  afterEach(() => {
    trade.close();
    clearTable();
  });

  /** An object, if need be on an estate that is opened by the name of its owner. */
  async function find(object: string): Promise<HTMLElement | null> {
    if (!spot(object)) {
      const owner = document.querySelector<HTMLElement>(`[data-seat="${object.split('/')[1]}"] .who.wanted`);
      if (owner) await fireEvent.click(owner);
    }
    return spot(object);
  }

  it.each(NOBLEMEN)('shows %s', async (name) => {
    const { given } = await show(noblemen(name));
    for (const object of given.choosing.lit) expect(await find(object), object).toBeTruthy();
    for (const button of document.querySelectorAll('.spot')) expect(button.querySelector('.hidden-text')!.textContent).toBeTruthy();
    expect(document.body.textContent).not.toMatch(/noblemen-|undefined|\bNaN/);
  });

  it('shows every object that an option or refusal touches', async () => {
    const message = noblemen('turn');
    await show(message);
    const lists = [...(message.prompt.options ?? []), ...(message.prompt.refused ?? [])];
    for (const id of objects(lists)) expect(spot(id), id).toBeTruthy();
  });

  it('lays the tile that is pointed at', async () => {
    const { socket } = await show(noblemen('turn'));
    await fireEvent.click(spot('hand/field'));
    expect(socket.sent).toMatchObject([{ type: 'play', move: 'lay field' }]);
  });

  it('donates when the church comes first', async () => {
    const { socket } = await show(noblemen('turn'));
    await fireEvent.click(spot('church'));
    expect(spot('hand/field').classList).toContain('lit');
    await fireEvent.click(spot('hand/field'));
    expect(socket.sent).toMatchObject([{ move: 'donate field' }]);
  });

  it('trades in three clicks', async () => {
    const { socket } = await show(noblemen('turn'));
    await fireEvent.click(spot('bag/fountain'));
    await fireEvent.click(spot('hand/field'));
    await fireEvent.click(spot('hand/grove'));
    expect(socket.sent).toMatchObject([{ move: 'trade fountain field+grove' }]);
  });

  it('lets somebody think better of a tile: another, the church, or none', async () => {
    for (const [object, move] of [['hand/grove', 'lay grove'], ['church', 'donate field'], ['hand/field', '']]) {
      const { catalogue: _, chat: __, hints: ___, ...before } = noblemen('turn');
      const { given, socket } = await show(noblemen('turn'));
      const answer = async (seq: number, more: Partial<Welcome>) => {
        socket.say({ type: 'done', client: socket.sent.at(-1)!.client, seq });
        socket.say({ ...before, ...more, type: 'update', seq, since: 0 });
        await vi.waitFor(() => expect(given.scene!.seq).toBe(seq));
        await tick();
      };
      await fireEvent.click(spot('hand/field'));
      const { view, prompt } = noblemen('place');
      await answer(1, { view: { ...view, ply: before.view.ply + 1 }, prompt, can_undo: true });
      await fireEvent.click(spot(object!));
      expect(socket.sent[1]).toMatchObject({ type: 'undo' });
      await answer(2, {});
      expect(socket.sent[2]).toEqual(move ? expect.objectContaining({ type: 'play', move }) : undefined);
      clearTable();
      await setTable();
    }
  });

  it('explains what is refused after a move that is done', async () => {
    const message = noblemen('turn');
    const { given, socket } = await show(message);
    given.wishes.play(given.options.find((option) => option.notation === 'bribe 1')!);
    // The same turn goes on: whatever is pointed at now is no change of mind.
    socket.say({ type: 'done', client: socket.sent[0]!.client, seq: 1 });
    const { catalogue: _, chat: __, hints: ___, ...before } = message;
    const view = { ...before.view, ply: before.view.ply + 1 };
    socket.say({ ...before, type: 'update', seq: 1, since: 0, view, can_undo: true });
    await vi.waitFor(() => expect(given.scene!.seq).toBe(1));
    expect(given.wishes.rather(['castles'])).toBeUndefined();
  });

  it('draws what the catalogue says: places of the church, areas that follies need', async () => {
    const message = noblemen('turn');
    message.catalogue.room = { church: 2 };
    for (const kind of message.catalogue.kinds) if (kind.id === 'trinity') kind.facts = { price: 9, manor: 3 };
    await show(message);
    for (const column of document.querySelectorAll('.church .column')) expect(column.children.length).toBe(2);
    expect(spot('follies/trinity').querySelectorAll('.needs > span').length).toBe(3);
    expect(document.querySelectorAll('.buildings .row').length).toBe(3);
  });

  it('opens the estate of a neighbour by the name', async () => {
    await show(noblemen('turn'));
    const map = () => document.querySelector('.estate .map')!.getAttribute('aria-label');
    expect(map()).toBe('Dein Anwesen');
    await fireEvent.click(document.querySelector<HTMLElement>('[data-seat="1"] .who')!);
    expect(map()).toBe('Anwesen von Ben');
  });

  it('has a pad with all categories at the end', async () => {
    await show(noblemen('over'));
    expect(document.querySelectorAll('[data-testid=score] tbody tr').length).toBe(9);
  });
});
