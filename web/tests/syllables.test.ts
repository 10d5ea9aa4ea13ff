/** Long words break between syllables, and are copied as they are written. */
import { fireEvent, render } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import App from '../src/App.svelte';
import { app } from '../src/lib/app.svelte';

beforeAll(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[]')));
  await app.speak('de');
});

describe('a long word', () => {
  it('may be broken where the list says so, and nothing else is changed', () => {
    const shown = app.texts!.breakable('Das Sommerhäuschen kostet 3 Pfund.');
    expect(shown).toBe('Das Som\u00ADmer\u00ADhäus\u00ADchen kostet 3 Pfund.');
  });

  it('is copied without soft hyphens', async () => {
    render(App);
    vi.stubGlobal('getSelection', () => 'Som\u00ADmer\u00ADhäus\u00ADchen');
    const setData = vi.fn();
    const event = Object.assign(new Event('copy', { bubbles: true, cancelable: true }), { clipboardData: { setData } });
    await fireEvent(document, event);
    expect(setData).toHaveBeenCalledWith('text/plain', 'Sommerhäuschen');
    expect(event.defaultPrevented).toBe(true);
  });
});
