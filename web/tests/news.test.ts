import { fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Moved } from '../src/contract';
import { sealLetters } from '../src/lib/seals';
import { story } from '../src/lib/story';
import { clearTable, setTable, show, spot } from './page';
import { noblemen, welcome } from './recorded';

beforeEach(setTable);
beforeEach(() => localStorage.clear());
afterEach(clearTable);

/** A turn before which somebody destroyed something of the one who is asked. */
function robbed() {
  const message = welcome('turn');
  const you = message.table.your_seat!;
  const number = message.events.at(-1)!.number + 1;
  const other = (you + 1) % 4;
  const deed: Moved = {
    type: 'moved', number, ply: message.view.ply, cause: 'destroyed', seat: other, source: `seat/${you}/city`,
    target: 'discard', sort: 'card', count: 1, faces: ['tavern'], to_you: true,
  };
  return { message: { ...message, events: [...message.events, deed], news: number }, other };
}

describe('what others did', () => {
  it('stands in front of the one who is asked, with who it was', async () => {
    const { message, other } = robbed();
    const { given } = await show(message);
    const banner = screen.getByTestId('deeds');
    expect(banner.textContent).toContain('zerstört Taverne in deiner Stadt');
    expect(banner.querySelector('.seal')!.textContent).toBe(sealLetters(given.wording!.name(other), given.wording!.everybody));
    await fireEvent.click(screen.getByRole('button', { name: 'Verstanden' }));
    expect(screen.queryByTestId('deeds')).toBeNull();
  });

  it('is put away for good, until something new happens', async () => {
    const { message } = robbed();
    await show(message);
    await fireEvent.click(screen.getByRole('button', { name: 'Verstanden' }));
    clearTable();
    await setTable();
    await show(message); // the page was loaded again
    expect(screen.queryByTestId('deeds')).toBeNull();
    clearTable();
    await setTable();
    const last = message.events.at(-1)!;
    const again = { ...last, number: last.number + 1, faces: ['temple'] };
    await show({ ...message, events: [...message.events, again] });
    expect(screen.getByTestId('deeds').textContent).toContain('Tempel');
    expect(screen.getByTestId('deeds').textContent).not.toContain('Taverne');
  });

  it('is no concern of those who are not asked', async () => {
    const { message } = robbed();
    await show({ ...message, prompt: { ...message.prompt, seat: 3 - message.table.your_seat! } });
    expect(screen.queryByTestId('deeds')).toBeNull();
  });

  it('lights up what it speaks of', async () => {
    const { given } = await show(welcome('over'));
    const line = [...document.querySelectorAll<HTMLElement>('.log .line')].at(-3)!;
    await fireEvent.mouseEnter(line);
    await fireEvent.mouseLeave(line);
    expect(given).toBeTruthy();
    expect(document.querySelector('.spotlit')).toBeNull();
  });
});

describe('the log', () => {
  it('is told by turns, with headings before what belongs to them', async () => {
    const message = welcome('over');
    const { given } = await show(message);
    const { events, course, hints } = message;
    const chapters = story({ events, course, news: 0, silent: hints.silent ?? [] }, given.wording!);
    const sections = chapters.flatMap((chapter) => chapter.sections);
    const turns = sections.filter((section) => section.sentences[0]!.events[0]!.cause === 'called');
    expect(turns.length).toBeGreaterThan(2);
    for (const { title, sentences } of turns) {
      const revealed = sentences.find((one) => one.events[0]!.cause === 'revealed');
      if (revealed) expect(revealed.text).toContain(title);
    }
  });

  it('divides where the news begin', async () => {
    const message = welcome('turn');
    const news = message.events.at(-5)!.number;
    await show({ ...message, news });
    expect(document.querySelectorAll('.log .mark').length).toBe(1);
    expect(document.querySelectorAll('.log article.fresh').length).toBeGreaterThan(0);
  });
});

describe('a choice', () => {
  it('with a warning says so and asks once', async () => {
    const message = welcome('turn');
    const option = message.prompt.options![0]!;
    option.warning = 'income_unused';
    const { socket, given } = await show(message);
    given.choosing.choose(given.options[0]!);
    await tick();
    expect(socket.sent).toEqual([]);
    expect(document.querySelector('.note')!.textContent).toContain('Einkommen');
    await fireEvent.click(screen.getByRole('button', { name: 'Ja, machen' }));
    expect(socket.sent).toMatchObject([{ move: option.notation }]);
  });

  it('shows what it brings where one points, if nothing else can follow', async () => {
    await show(noblemen('turn'));
    expect(spot('castles').querySelector('.worth')!.textContent).toContain('−5 Pfund');
    expect(spot('bribes').querySelector('.worth')).toBeNull(); // how many is asked first
  });

  it('is made by typing its number', async () => {
    const { socket, given } = await show(noblemen('turn'));
    expect(given.choosing.entries.length).toBeGreaterThan(20);
    await fireEvent.keyDown(document.body, { key: '1' });
    expect(socket.sent).toEqual([]); // it may become 10
    expect(screen.getByTestId('prompt').textContent).toContain('1 · Lege');
    await fireEvent.keyDown(document.body, { key: 'Enter' });
    expect(socket.sent).toMatchObject([{ move: given.choosing.entries[0]?.option.notation ?? 'lay field' }]);
  });
});

describe('a running score', () => {
  it('says how everybody stands', async () => {
    await show(welcome('turn'));
    const standing = [...document.querySelectorAll('.players .standing')].map((one) => one.textContent);
    expect(standing.length).toBe(4);
    expect(standing[0]).toMatch(/\d von 8/);
  });

  it('takes from the catalogue how many districts are a city', async () => {
    const message = welcome('turn');
    message.catalogue.room = { city: 5 };
    await show(message);
    expect(document.querySelector('.players .standing')!.textContent).toMatch(/\d von 5/);
  });

  it('has no free place in a city that is complete with two of a kind', async () => {
    const message = welcome('turn');
    const city = message.view.seats[0]!.components.find((one) => one.id === 'seat/0/city');
    if (city?.type !== 'zone') throw new Error('there is no city');
    const kinds = message.catalogue.kinds.filter((kind) => kind.sort === 'district').slice(0, 7);
    city.faces = kinds.map((kind, i) => ({ kind: kind.id, id: `seat/0/city/${kind.id}`, count: i ? 1 : 2 }));
    city.size = 8;
    await show(message);
    expect(document.querySelectorAll('[data-place="seat/0/city"] .room').length).toBe(0);
  });
});

it('tells those apart whose names begin alike', () => {
  const names = ['Anna', 'Aurelia', 'Ben', 'Annette'];
  expect(names.map((name) => sealLetters(name, names))).toEqual(['Aa', 'Au', 'B', 'At']);
  expect(sealLetters('Steward 2', ['Steward 1', 'Steward 2'])).toBe('S2');
});

it('says that one only looks on, and that nobody moves before all are there', async () => {
  const message = welcome('spectator');
  await show(message);
  expect(document.querySelector('.watching')!.textContent).toContain('Du siehst zu');
  clearTable();
  await setTable();
  const waiting = welcome('draft');
  await show({ ...waiting, table: { ...waiting.table, status: 'open' } });
  expect(document.querySelector('.players .turn')).toBeNull();
});
