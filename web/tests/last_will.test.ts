import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../src/contract';
import { lastWill as look } from '../src/games/last_will/look';
import { layingOut, moved, tokensOf } from '../src/games/last_will/market.svelte';
import { backsOf, errandsOf, householdOf, packageOf, signsOf } from '../src/games/last_will/pieces';
import { told } from '../src/lib/scores';
import Gallery from '../src/pages/Gallery.svelte';
import { clearTable, setTable, show, spot } from './page';
import { LAST_WILL, lastWill } from './recorded';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const text = (selector: string) => all(selector).map((element) => element.textContent.replace(/\u00AD/g, '').replace(/\s+/g, ' ').trim());
const button = (name: string) => screen.getByRole('button', { name });
const kinds = lastWill('act').catalogue.kinds;
const kind = (id: string) => kinds.find((one) => one.id === id)!;

describe('a board', () => {
  const { view } = lastWill('act');
  const household = householdOf(view, 0);

  it('is put together from what lies before a seat', () => {
    expect(household.cards.map(({ face, values, step }) => [face.kind, values[step]])).toEqual([
      ['fine_villa', '6'],
      ['theatre_subscription', undefined],
      ['notorious_broker', undefined],
      ['town_villa', '9'],
      ['horse_farm', '9'],
    ]);
    expect([household.free, household.extensions]).toEqual([2, 2]);
    expect([household.money?.value, household.actions?.value]).toEqual([11, 1]);
  });

  it('counts the companions that stay with a card', () => {
    const filled = view.seats.flatMap(({ seat }) => householdOf(view, seat).cards).filter(({ company }) => company);
    for (const { face, company } of filled) expect(company).toBeLessThanOrEqual(signsOf(kind(face.kind)).company.length);
  });

  it('shows hands from behind, by deck', () => {
    const zone = { type: 'zone' as const, id: 'z', shape: 'hand', size: 3, faces: [{ kind: 'guest' }], backs: { event_back: 1, special_2_back: 1 } };
    expect(backsOf(zone, new Map(kinds.map((one) => [one.id, one])))).toEqual(['brown', 'red', 'yellow']);
  });

  it('reads what a space of the planning board gives', () => {
    expect(packageOf('5/2/1')).toEqual({ cards: 5, boys: 2, actions: 1 });
  });
});

describe('errands', () => {
  it('are those since the round began', () => {
    const moved = { type: 'moved', number: 1, ply: 1, seat: 2, target: 'seat/2/hand', sort: 'card', count: 1 } as const;
    const events: GameEvent[] = [
      { ...moved, cause: 'taken', source: 'offer', faces: ['dinner'] },
      { type: 'told', number: 2, ply: 2, cause: 'round', seat: -1, arguments: { round: 2 } },
      { ...moved, cause: 'taken', source: 'offer', faces: ['ball'] },
      { ...moved, cause: 'found', source: 'helpers', faces: null },
      { type: 'changed', number: 5, ply: 5, cause: 'at_the_opera', seat: 0, counter: 'seat/0/money', by: -2, value: 68 },
      { type: 'told', number: 6, ply: 6, cause: 'hurried', seat: 1, arguments: { clock: 'left' } },
    ];
    expect(errandsOf(events)).toEqual([
      { seat: 2, place: 'offer', card: 'ball' },
      { seat: 2, place: 'helpers' },
      { seat: 0, place: 'opera' },
      { seat: 1, place: 'clock/left' },
    ]);
  });
});

describe('the market', () => {
  const now = { farm: -3, villa: -2, summer: 1, manor: 3 };

  it('gives a token in exchange', () => {
    expect(moved(now, 'farm', 3)).toEqual({ farm: 3, villa: -2, summer: 1, manor: -3 });
    expect(moved(now, 'farm', -3)).toEqual(now);
  });

  it('finds the move that lays the tokens so', () => {
    const options = lastWill('errand').prompt.options ?? [];
    const found = layingOut(options, moved(now, 'farm', 3))!;
    expect(found.notation).toBe('market 3,-2,1,-3');
    expect(tokensOf(found)).toEqual({ farm: 3, villa: -2, summer: 1, manor: -3 });
    expect(layingOut(options, { ...now, farm: 3 })).toBeUndefined();
  });
});

describe('a card', () => {
  it('has a drawing of its own, the pigment of its deck, and a badge for its border', () => {
    expect(look.icon(kind('gardener'))).toBe('shears');
    expect(look.icon({ id: 'stranger', sort: 'helper', names: {} })).toBe('bow-tie');
    expect([look.pigment(kind('gardener')), look.pigment(kind('gentlemens_club'))]).toEqual(['blue', 'blue']);
    expect(look.badges!(kind('majordomo')).map(({ text }) => text)).toEqual(['page-last_will-crowns-2', 'last_will-border-black']);
    const plain = kinds.filter((one) => look.icon(one) === 'tile' && one.sort !== 'back');
    expect(plain.map(({ id }) => id)).toEqual([]);
  });

  it('says in signs what it spends, who comes along and how its value falls', () => {
    expect(signsOf(kind('boat_trip')).uses).toEqual([[1, 3], [2, 7], [3, 12]]);
    expect(signsOf(kind('fine_villa'))).toEqual({ uses: [[1, 3]], company: [['guest', 2], ['chef', 2]], values: [12, 10, 8, 6, 5], helps: false });
    // What helps in other ways is said by the text alone.
    expect([look.signed!(kind('fine_villa')), look.signed!(kind('tailor'))]).toEqual([true, false]);
  });

  it('counts points as what is left', () => {
    expect(told(look, -26)).toBe(26);
    expect(Object.is(told(look, 0), 0)).toBe(true);
    expect(told(look, 4)).toBe(-4);
  });
});

describe('on the page', () => {
  beforeEach(setTable);
  afterEach(clearTable);

  it.each(LAST_WILL)('%s can be played by pointing, and is complete', async (name) => {
    const { given } = await show(lastWill(name));
    for (const option of given.options) {
      const shown = (option.objects ?? []).every((id) => spot(id));
      expect(shown, option.notation).toBe(true);
    }
    expect(all('.slots').length).toBe(1);
    expect(text('.race .words')[0]).toBe('Wer am ärmsten ist, gewinnt');
    // No key of a text is ever shown.
    expect(document.body.textContent).not.toMatch(/(last_will|page)-[a-z_]+-/);
  }, 30_000);

  it('says what each space gives and who stands on it, and plans by pointing at one', async () => {
    const { socket } = await show(lastWill('plan'));
    expect(spot('plan/2').textContent).toContain('Feld 2, 2 Karten, 2 Boten, 2 Aktionen');
    expect(all('.spaces .spot').map((space) => space.classList.contains('lit'))).toEqual([false, true, true, true, true, false, false]);
    expect(all('.space.taken').length).toBe(3);
    await fireEvent.click(spot('plan/3'));
    expect(socket.sent.at(-1)).toMatchObject({ type: 'play', move: 'plan 3' });
  });

  it('marks what is kept of the first cards', async () => {
    await show(lastWill('keep_two'));
    expect(text('.ribbon')).toEqual(['behalten']);
  });

  it('shows values that have fallen, and what is left of them', async () => {
    await show(lastWill('act'));
    const [villa] = all('.laid .scale');
    expect([...villa!.querySelectorAll('.gone')].map((step) => step.textContent)).toEqual(['12', '10', '8']);
    expect(villa!.querySelector('.here')!.textContent).toBe('6');
    expect(spot('seat/0/board/1').textContent).toContain('Wert 6');
    // A rival's board, when the name is pointed at; and home again.
    expect(text('.own .head h2')).toEqual(['Deine Tafel']);
    await fireEvent.click(document.querySelector('.rival .who')!);
    expect(text('.own .head h2')).toEqual(['Tafel von Ben']);
    await fireEvent.click(button('Zu deiner Tafel'));
    expect(text('.own .head h2')).toEqual(['Deine Tafel']);
  });

  it('lets a companion be pointed at, and then its card', async () => {
    const { socket } = await show(lastWill('act'));
    await fireEvent.click(spot('hand/guest'));
    expect(spot('seat/0/board/4').classList).toContain('lit');
    await fireEvent.click(spot('seat/0/board/4'));
    expect(socket.sent.at(-1)).toMatchObject({ move: 'attach town_villa' });
  });

  it('asks once more before a card is lost', async () => {
    const { socket } = await show(lastWill('act'));
    const before = socket.sent.length;
    await fireEvent.click(spot('seat/0/board/3'));
    expect(socket.sent.length).toBe(before);
    expect(text('.menu .name')).toEqual(['Wirf „Windiger Großmakler“ von deiner Tafel ab']);
    await fireEvent.click(all('.menu button')[0]!);
    expect(socket.sent.at(-1)).toMatchObject({ move: 'discard notorious_broker' });
  });

  it('shows boys where they are, and lays the tokens of the market in a panel', async () => {
    const { socket } = await show(lastWill('errand'));
    expect(all('.offer .taken').length).toBe(5);
    expect(text('.offer .taken').at(-1)).toContain('Weltreise: geholt von Ben');
    expect(spot('extension').querySelectorAll('.seal').length).toBe(1);
    await fireEvent.click(spot('rearranging'));
    expect(screen.getByTestId('prompt').textContent).toBe('Ordne den Immobilienmarkt neu');
    const farm = all('.arrange .kind')[0]!;
    expect([...farm.querySelectorAll('button')].map((one) => one.textContent)).toEqual(['−3', '−2', '+1', '+3']);
    await fireEvent.click(farm.querySelectorAll('button')[3]!);
    expect(farm.querySelector('.on')!.textContent).toBe('+3');
    await fireEvent.click(button('So hinlegen'));
    expect(socket.sent.at(-1)).toMatchObject({ move: expect.stringMatching(/^market 3,/) as string });
  });

  it('ends with a list of wealth, the poorest first', async () => {
    await show(lastWill('over'));
    await tick();
    if (!all('[data-testid=score]').length) await fireEvent.click(button('Wertung'));
    expect(text('.winner')).toEqual(['Du bist am ärmsten und gewinnst! Dein Vermögen: 12 Pfund.']);
    expect(text('.sheet thead th')).toEqual(['Platz', 'Geld', 'Immobilien', 'Vermögen']);
    expect(text('.sheet .total')).toEqual(['12', '37', '42', '44']);
  });
});

describe('the gallery', () => {
  beforeEach(async () => {
    await setTable();
    vi.stubGlobal('fetch', (path: string) => {
      const found = path.endsWith('/catalogue') ? lastWill('act').catalogue : [];
      return Promise.resolve(new Response(JSON.stringify(found)));
    });
    render(Gallery, { game: 'last_will', onsettings: () => undefined });
    await vi.waitFor(() => expect(all('.cards .card').length).toBe(68));
  });
  afterEach(clearTable);

  it('shows all kinds, how many there are of each, and where they come from', () => {
    const copies = all('.cards .card').map((card) => Number(card.querySelector('.count')?.textContent.slice(1) ?? 1));
    expect(copies.reduce((sum, one) => sum + one, 0)).toBe(140);
    expect(text('.cards .facts').join(' ')).toContain('von uns erschlossen: Anzahl; von uns erdacht: Name, Preis und Wirkung');
  });

  it('narrows down by sort, border and theme', async () => {
    const choose = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await choose('Art', 'helper');
    expect(all('.cards .card').length).toBe(12);
    await choose('Art', '');
    await choose('Rand', 'white');
    await choose('Thema', 'dinner');
    expect(text('.cards .name')).toEqual(['Abendessen', 'Menü des Meisterkochs', 'Galadiner', 'Königliches Bankett']);
  });
});
