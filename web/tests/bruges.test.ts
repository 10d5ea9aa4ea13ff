import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { factsOf } from '../src/contract';
import { hasActions, hindrances, openCard, waysOf } from '../src/games/bruges/choices';
import { backsOf, coloursOf, housesOf, townOf } from '../src/games/bruges/pieces';
import { bruges as look } from '../src/games/bruges/look';
import { change } from '../src/lib/settings.svelte';
import Gallery from '../src/pages/Gallery.svelte';
import { clearTable, FakeSocket, setTable, show, spot } from './page';
import { BRUGES, bruges } from './recorded';

const options = (name: string) => bruges(name).prompt.options ?? [];
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const text = (selector: string) => all(selector).map((element) => element.textContent.replace(/\u00AD/g, '').replace(/\s+/g, ' ').trim());
/** The action of a verb, as it says it. */
const action = (verb: string) => document.querySelector<HTMLElement>(`[data-objects="action/${verb}"]`)!;

describe('a town', () => {
  const { view, prompt } = bruges('turn');
  const town = townOf(view, prompt.seat);

  it('is put together from what lies before a seat', () => {
    expect(town.houses.map(({ colour, person }) => [colour, person?.kind])).toEqual([
      ['red', 'gravedigger'],
      ['violet', 'conjurer'],
      ['yellow', 'hawker'],
      ['brown', undefined],
      ['brown', undefined],
    ]);
    expect(town.arms.map(({ spaces, built }) => [spaces[0], built])).toEqual([
      ['red', 1],
      ['yellow', 2],
    ]);
    expect(town.workers.map(({ value }) => value)).toEqual([3, 3, 5, 1, 2]);
    expect(town.threats.map(({ value, limit }) => `${value}/${limit}`)).toEqual(['0/3', '0/3', '0/3', '0/3', '1/3']);
    expect(town.majorities.filter(({ about }) => about === 'turned').map(({ kind }) => kind)).toEqual(['majority_canal']);
  });

  it('shows who has been used', () => {
    const used = housesOf({
      type: 'grid',
      id: 't',
      cells: [{ x: 0, y: 0, faces: [{ kind: 'house_red', id: 'h' }, { kind: 'monk', id: 'p', turned: true }] }],
    });
    expect(used[0]).toEqual({ id: 'h', colour: 'red', person: { kind: 'monk', id: 'p', turned: true } });
  });

  it('counts the backs of a hand by colour', () => {
    const zone = { type: 'zone' as const, id: 'z', shape: 'hand', size: 3, backs: { violet: 1, blue: 2 } };
    expect(backsOf(zone)).toEqual(['blue', 'blue', 'violet']);
    expect(backsOf(undefined)).toEqual([]);
  });

  it('shows known cards of a hand from behind as well', () => {
    const kinds = new Map(bruges('turn').catalogue.kinds.map((kind) => [kind.id, kind]));
    const faces = [{ kind: 'duke', id: 'z/duke' }];
    const zone = { type: 'zone' as const, id: 'z', shape: 'hand', size: 2, faces, backs: { blue: 1 } };
    expect(coloursOf(zone, kinds)).toEqual([String(factsOf(kinds.get('duke')!).colour), 'blue']);
    expect(coloursOf(undefined, kinds)).toEqual([]);
  });
});

describe('a card', () => {
  const kinds = bruges('turn').catalogue.kinds;
  const kind = (id: string) => kinds.find((one) => one.id === id)!;

  it('is drawn by who it is, in its colour, with its symbol and its group', () => {
    expect(look.icon(kind('juggler'))).toBe('juggler');
    expect(look.pigment(kind('conjurer'))).toBe('purple');
    expect(look.sign('purple')).toBe('mask');
    const falconer = look.badges!(kind('falconer'));
    expect(factsOf(kind('falconer')).symbol).toBe('worker:red');
    expect(falconer.map(({ icon, pigment }) => [icon, pigment])).toEqual([
      ['worker', 'red'],
      ['house-keys', 'plain'],
    ]);
  });

  it('of an owner has at least the drawing of its group', () => {
    expect(look.icon({ id: 'lamp_lighter', sort: 'person', names: {}, facts: { group: 'Schutz' } })).toBe('halberd');
    expect(look.icon({ id: 'stranger', sort: 'person', names: {}, facts: { group: 'Reise' } })).toBe('person');
  });

  it('has drawings for all people of our list', () => {
    const plain = kinds.filter((one) => one.sort === 'person' && look.icon(one) === 'person');
    expect(plain.map(({ id }) => id)).toEqual([]);
  });
});

describe('on the page', () => {
  beforeEach(setTable);
  afterEach(clearTable);

  it.each(BRUGES)('%s can be played by pointing, and is complete', async (name) => {
    const { given } = await show(bruges(name));
    for (const option of given.options) {
      const shown = (option.objects ?? []).every((id) => spot(id));
      expect(shown, option.notation).toBe(true);
    }
    expect(all('.town').length).toBeGreaterThan(0);
    // No key of a text is ever shown.
    expect(document.body.textContent).not.toMatch(/(bruges|page)-[a-z_]+-/);
  }, 30_000);

  it('opens the six actions of a card, with what they bring or why not', async () => {
    const { given } = await show(bruges('turn'));
    const card = 'hand/customs_officer';
    expect(openCard(given)).toBeUndefined();
    expect(hasActions(given, card)).toBe(true);
    await fireEvent.click(spot(card));
    expect(openCard(given)).toBe(card);
    expect(text('.actions .action').length).toBe(6);
    expect(action('guilders').textContent).toContain('Der blaue Würfel zeigt 3.');
    expect(action('guilders').textContent).toContain('+3 Gulden');
    expect(action('guilders').classList).toContain('able');
    expect(waysOf(given, card, 'calm')).toEqual([]);
    expect(hindrances(given, card, 'calm').length).toBe(1);
    expect(action('calm').textContent).toContain(hindrances(given, card, 'calm')[0]);
    expect(action('calm').getAttribute('aria-disabled')).toBe('true');
    // Pointing at it again closes them, and so does another card.
    await fireEvent.click(spot(card));
    expect(openCard(given)).toBeUndefined();
  });

  it('plays an action, or the house that is pointed at', async () => {
    const { socket } = await show(bruges('turn'));
    await fireEvent.click(spot('hand/customs_officer'));
    await fireEvent.click(action('guilders'));
    expect(socket.sent.at(-1)).toMatchObject({ type: 'play', move: 'guilders customs_officer' });
    clearTable();
    await setTable();
    await show(bruges('turn'));
    await fireEvent.click(spot('hand/customs_officer'));
    await fireEvent.click(spot('seat/3/house/3'));
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: 'play', move: 'recruit customs_officer brown' });
  });

  it('asks once more before a turn ends, if one likes that', async () => {
    change({ confirm: true });
    const { socket } = await show(bruges('turn'));
    const before = socket.sent.length;
    await fireEvent.click(spot('hand/customs_officer'));
    await fireEvent.click(action('guilders'));
    expect(socket.sent.length).toBe(before);
    expect(action('guilders').classList).toContain('sure');
    expect(screen.getByTestId('prompt').textContent).toMatch(/sicher\?$/);
    await fireEvent.click(action('guilders'));
    expect(socket.sent.at(-1)).toMatchObject({ move: 'guilders customs_officer' });
  });

  it('does nothing that is refused', async () => {
    const { socket } = await show(bruges('turn'));
    const before = socket.sent.length;
    await fireEvent.click(spot('hand/customs_officer'));
    await fireEvent.click(action('calm'));
    expect(socket.sent.length).toBe(before);
  });

  it('spells out what threatens', async () => {
    await show(bruges('turn'));
    const intrigue = spot('seat/3/threats_violet');
    expect(intrigue.textContent).toContain('1 von 3');
    expect(intrigue.textContent).toContain('3 Punkte weg');
    expect(intrigue.querySelectorAll('i').length).toBe(3);
    expect(intrigue.querySelectorAll('i.full').length).toBe(1);
  });

  it('lets a pile be pointed at, and names its uppermost back', async () => {
    const { socket } = await show(bruges('drawing'));
    expect(spot('pile_a').textContent).toMatch(/oben (blau|braun|gelb|rot|violett)/);
    await fireEvent.click(spot('pile_b'));
    expect(socket.sent.at(-1)).toMatchObject({ move: 'draw b' });
  });

  it('asks for a colour with colours, and for cards with cards', async () => {
    const { socket } = await show(bruges('ask_colour'));
    expect(all('.chooser .colours button').length).toBe(5);
    await fireEvent.click(all('.chooser .colours button').find((button) => button.textContent.trim() === 'rot')!);
    expect(socket.sent.at(-1)).toMatchObject({ move: 'colour red' });
    for (const name of ['ask_take', 'ask_copy']) {
      clearTable();
      await setTable();
      await show(bruges(name));
      expect(all('.chooser .take').length).toBe(options(name).length);
      await fireEvent.click(all('.chooser .take')[0]!);
      expect(FakeSocket.last.sent.at(-1)).toMatchObject({ move: options(name)[0]!.notation });
    }
  });

  it('shows a rival when the name is pointed at, and goes home again', async () => {
    await show(bruges('turn'));
    expect(text('.own h2')).toEqual(['Deine Stadt']);
    await fireEvent.click(document.querySelector('.rival .who')!);
    expect(text('.own h2')).toEqual(['Stadt von Anna']);
    await fireEvent.click(screen.getByRole('button', { name: 'Zu deiner Stadt' }));
    expect(text('.own h2')).toEqual(['Deine Stadt']);
  });
});

describe('the gallery', () => {
  beforeEach(async () => {
    await setTable();
    vi.stubGlobal('fetch', (path: string) => {
      const found = path.endsWith('/catalogue') ? bruges('turn').catalogue : [];
      return Promise.resolve(new Response(JSON.stringify(found)));
    });
    render(Gallery, { game: 'bruges', onsettings: () => undefined });
    await vi.waitFor(() => expect(all('.cards .card').length).toBe(165));
  });
  afterEach(clearTable);

  const choose = async (label: string, value: string) => {
    await fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await tick();
  };

  it('shows everybody, and says where they come from', () => {
    expect(text('.count')[0]).toContain('165 von 165');
    const said = text('.cards .facts').join(' ');
    // The bishop, a duke
    expect(said).toContain('so gedruckt: Name, Symbol und Wirkung; von uns erschlossen: Farbe, Preis, Punkte und Gruppe');
    expect(said).toContain('von uns erdacht');
  });

  it('narrows down by colour, group and symbol', async () => {
    await choose('Farbe', 'red');
    expect(all('.cards .card').length).toBe(33);
    await choose('Gruppe', 'Kirche');
    expect(all('.cards .card').length).toBe(3);
    await choose('Farbe', '');
    await choose('Symbol', 'laurel');
    expect(text('.cards .name').length).toBeGreaterThan(0);
    expect(all('.cards .card').every((card) => card.textContent.includes('Bei Spielende'))).toBe(true);
  });

  it('finds words of names and texts in any order', async () => {
    await fireEvent.input(screen.getByLabelText('Suchen'), { target: { value: 'juwelen' } });
    expect(text('.cards .name')).toEqual(['Juwelenhändler']);
    await fireEvent.input(screen.getByLabelText('Suchen'), { target: { value: 'nobody is called so' } });
    expect(text('.cards')[0]).toBe('Dazu gibt es keine Karte.');
    await fireEvent.click(screen.getByRole('button', { name: 'Alle zeigen' }));
    expect(all('.cards .card').length).toBe(165);
  });
});
