import { describe, expect, it } from 'vitest';
import type { Choice, Refused } from '../src/contract';
import { nextObjects, plainOptions, point, refusalsAt, remaining, thoughtBetter, touchable } from '../src/lib/pointing';

const option = (notation: string, ...objects: string[]): Choice => ({ notation, label: notation, objects });
const refusal = (code: string, ...objects: string[]): Refused => ({ notation: code, code, objects });

const GOLD = option('gold', 'bank');
const INCOME = option('income', 'me/king', 'bank');
const CARDS = option('cards', 'deck');
const BUILD = option('build tavern', 'hand/tavern', 'me/city');
const LAB = option('laboratory tavern', 'me/city/laboratory', 'hand/tavern');
const KILLS = ['thief', 'king', 'bishop', 'merchant'].map((one) => option(`kill ${one}`, 'me/assassin', `character/${one}`));
const END = option('end');

describe('pointing', () => {
  it('plays the only option that touches the object', () => {
    expect(point([GOLD, CARDS, BUILD], [], 'deck')).toEqual({ type: 'play', option: CARDS });
    expect(point([GOLD, CARDS, BUILD], [], 'hand/tavern')).toEqual({ type: 'play', option: BUILD });
  });

  it('takes objects in any order', () => {
    expect(point([GOLD, ...KILLS], [], 'character/king')).toEqual({ type: 'play', option: KILLS[1] });
    expect(point([GOLD, BUILD, LAB], ['hand/tavern'], 'me/city')).toEqual({ type: 'play', option: BUILD });
  });

  it('lights up the next objects when many options are left', () => {
    const result = point([GOLD, ...KILLS], [], 'me/assassin');
    expect(result).toEqual({ type: 'choose', chosen: ['me/assassin'], menu: [] });
    expect([...nextObjects([GOLD, ...KILLS], ['me/assassin'])]).toEqual(KILLS.map((kill) => kill.objects![1]));
  });

  it('opens a menu when an option is complete but not the only one', () => {
    expect(point([GOLD, INCOME, CARDS], [], 'bank')).toEqual({ type: 'choose', chosen: ['bank'], menu: [GOLD, INCOME] });
  });

  it('opens a menu when few options are left', () => {
    expect(point([BUILD, LAB, CARDS], [], 'hand/tavern')).toMatchObject({ menu: [BUILD, LAB] });
  });

  it('takes back what is pointed at again', () => {
    expect(point([GOLD, ...KILLS], ['me/assassin'], 'me/assassin')).toEqual({ type: 'choose', chosen: [], menu: [] });
  });

  it('begins anew at something that does not fit', () => {
    expect(point([GOLD, ...KILLS], ['me/assassin'], 'bank')).toEqual({ type: 'play', option: GOLD });
  });

  it('does nothing at what no option touches', () => {
    expect(point([GOLD], [], 'deck')).toEqual({ type: 'nothing' });
    expect(point([], [], 'deck')).toEqual({ type: 'nothing' });
  });

  it('every option can be reached by its objects', () => {
    const options = [GOLD, INCOME, CARDS, BUILD, LAB, ...KILLS];
    for (const wanted of options) {
      let chosen: string[] = [];
      for (const object of wanted.objects!) {
        const result = point(options, chosen, object);
        if (result.type === 'play') {
          expect(result.option).toBe(wanted);
          break;
        }
        expect(result.type).toBe('choose');
        if (result.type !== 'choose') return;
        chosen = result.chosen;
        expect(remaining(options, chosen)).toContain(wanted);
      }
    }
  });

  it('knows what may be touched, and what is a plain button', () => {
    expect([...nextObjects([GOLD, INCOME, BUILD, END], [])]).toEqual(['bank', 'me/king', 'hand/tavern']);
    expect(touchable([INCOME, END], [])).toEqual(new Set(['me/king', 'bank']));
    expect(plainOptions([GOLD, END])).toEqual([END]);
  });
});

describe('refusals', () => {
  const refused = [
    refusal('too_expensive', 'hand/palace', 'me/city'),
    refusal('already_in_city', 'hand/manor', 'me/city'),
    refusal('not_in_hand', 'hand/other', 'me/city'),
    refusal('not_oneself', 'me/assassin', 'character/assassin'),
  ];

  it('belong to the object a hand would touch first', () => {
    expect(refusalsAt(refused, [], 'hand/palace').map((one) => one.code)).toEqual(['too_expensive']);
  });

  it('are found at the last object too, if it is the only one that says so', () => {
    expect(refusalsAt(refused, [], 'character/assassin').map((one) => one.code)).toEqual(['not_oneself']);
  });

  it('say nothing where many different ones meet', () => {
    expect(refusalsAt(refused, [], 'me/city')).toEqual([]);
    expect(refusalsAt(refused, [], 'deck')).toEqual([]);
  });
});

describe('thinking better of a move', () => {
  const lay = (tile: string) => option(`lay ${tile}`, `hand/${tile}`);
  const give = (tile: string) => option(`donate ${tile}`, `hand/${tile}`, 'church');
  const castle = option('build castle', 'castles');
  const swap = option('swap', 'bag', 'hand/grove');
  const options = [lay('field'), lay('grove'), give('field'), give('grove'), castle, swap];
  const meant = (...ids: string[]) => thoughtBetter(options, lay('field'), ids, (one) => one === swap);

  it('means what could be done with the thing alone, or with what is held', () => {
    expect(meant('hand/grove')).toMatchObject({ notation: 'lay grove' });
    expect(meant('church')).toMatchObject({ notation: 'donate field' });
    expect(meant('castles')).toMatchObject({ notation: 'build castle' });
  });

  it('takes back what is pointed at again, and minds nothing else', () => {
    expect(meant('hand/field')).toBe('nothing');
    expect(meant('bag')).toBeUndefined();
    expect(meant('somewhere')).toBeUndefined();
  });
});
