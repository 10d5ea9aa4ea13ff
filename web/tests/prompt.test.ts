/** The line with the decision: what it notes, what it offers, and why nothing can be taken back. */
import { fireEvent, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { change } from '../src/lib/settings.svelte';
import { clearTable, setTable, show, spot } from './page';
import { lastWill, noblemen, welcome } from './recorded';

beforeEach(setTable);
afterEach(clearTable);

const note = () => document.querySelector('.prompt .note');

describe('what is noted before one is sure', () => {
  beforeEach(() => change({ confirm: true }));

  it('is what the card says, by its name', async () => {
    await show(welcome('draft'));
    await fireEvent.click(spot('packet/king'));
    expect(note()!.querySelector('b')!.textContent).toBe('König:');
    expect(note()!.textContent).toContain('Du bekommst die Krone');
  });

  it('is nothing where the move says all of it', async () => {
    await show(lastWill('errand'));
    await fireEvent.click(spot('extension'));
    expect(screen.getByTestId('prompt').textContent).toContain('sicher?');
    expect(note()).toBeNull();
  });
});

describe('the button that ends a turn', () => {
  const end = () => screen.getByRole('button', { name: 'Beende den Zug' }).closest('.one')!;
  /** A turn with a move in sight besides its end. */
  const turn = () => {
    const message = welcome('turn');
    message.prompt.options = [...message.prompt.options!, { notation: 'end', label: 'citadels-move-end' }];
    return message;
  };

  it('does not catch the eye as long as there is something better', async () => {
    await show(turn());
    expect(end().classList.contains('act')).toBe(false);
  });

  it('does when there is nothing else, or only what is rarely done', async () => {
    const message = turn();
    message.prompt.options = message.prompt.options!.slice(-1);
    await show(message);
    expect(end().classList.contains('act')).toBe(true);
    document.body.replaceChildren();
    const rare = noblemen('turn');
    const trades = rare.prompt.options!.filter(({ notation }) => notation.startsWith('trade'));
    expect(trades.length).toBeGreaterThan(0);
    rare.prompt.options = [...trades, { notation: 'end', label: 'noblemen-move-end' }];
    await show(rare);
    expect(end().classList.contains('act')).toBe(true);
  });
});

describe('where nothing can be taken back', () => {
  it.each([
    ['undo_others', { seat: 1 }, 'Zurück geht es nicht: Inzwischen hat Ben gezogen.'],
    ['undo_revealed', {}, 'Zurück geht es nicht: Seit deinem Zug wurde etwas aufgedeckt.'],
    ['undo_nothing', {}, 'Es gibt nichts zurückzunehmen.'],
  ])('it says why: %s', async (code, facts, said) => {
    const { socket, given } = await show(welcome('turn'));
    const button = screen.getByRole('button', { name: 'Zurücknehmen geht gerade nicht. Warum?' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await fireEvent.click(button);
    expect(socket.sent).toMatchObject([{ type: 'undo' }]);
    socket.say({ type: 'refused', client: socket.sent[0]!.client, problem: { code, arguments: facts } });
    await tick();
    expect(screen.getByTestId('why').textContent).toBe(said);
    expect(document.querySelector('.notice')).toBeNull();
    expect(given.options.length).toBeGreaterThan(0);
  });

  it('the key says it too', async () => {
    const { socket } = await show(welcome('turn'));
    await fireEvent.keyDown(document.body, { key: 'u' });
    expect(socket.sent).toMatchObject([{ type: 'undo' }]);
  });
});

describe('who is away', () => {
  it('is seen at the seal, also where the list of players is not', async () => {
    const message = welcome('turn');
    message.table.seats[1]!.here = false;
    message.table.seats[3] = { seat: 3, kind: 'bot', name: 'Puck', bot: 'random' };
    await show(message);
    expect([...document.querySelectorAll('.rival')].map((one) => one.querySelector('.away')?.textContent.trim())).toEqual([undefined, undefined, 'B']);
    expect(document.querySelector('.rival .hidden-text')!.textContent).toBeTruthy();
  });
});
