/** The page of a table without a server. */
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { vi } from 'vitest';
import type { ClientMessage, Welcome } from '../src/contract';
import { lookOf } from '../src/games/looks';
import { app } from '../src/lib/app.svelte';
import { change } from '../src/lib/settings.svelte';
import { Table } from '../src/lib/table.svelte';
import TablePage from '../src/pages/TablePage.svelte';

export class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  static last: FakeSocket;
  sent: ClientMessage[] = [];
  onmessage: ((event: { data: string }) => void) | undefined;
  onclose: ((event: { code: number; reason: string }) => void) | undefined;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }
  close() {}
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

export async function setTable() {
  vi.stubGlobal('WebSocket', FakeSocket);
  change({ language: 'de', speed: 'instant', confirm: false });
  await app.speak('de');
}

export function clearTable() {
  cleanup();
  vi.unstubAllGlobals();
}

export async function show(message: Welcome) {
  const given = new Table(lookOf);
  given.open('t');
  const page = render(TablePage, { id: 't', onsettings: () => undefined, given });
  FakeSocket.last.say(message);
  await tick();
  return { given, page, socket: FakeSocket.last };
}

export const spot = (id: string) => document.querySelector<HTMLElement>(`[data-objects~="${id}"]`)!;
