/** The connection to a table: comes back by itself, and sends again what was not answered. */
import type { ClientMessage, ServerMessage } from '../contract';

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Without an answer for so long, the connection is dead though nobody has said so. */
const PATIENCE = 12_000;
/** Closed on purpose by the server: to come again would change nothing, unless it was too soon. */
const isFinal = (code: number, reason: string) => code === 1008 || (code >= 4400 && reason !== 'too_fast');

export class TableSocket {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private alarm: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  /** By client id: the server does a repeated request only once. */
  private unanswered = new Map<string, ClientMessage>();

  constructor(
    private address: string,
    private hear: (message: ServerMessage) => void,
    /** With the code of the reason, where the server refuses. */
    private changed: (connection: Connection, reason?: string) => void,
  ) {
    this.connect();
  }

  send(message: ClientMessage): void {
    this.unanswered.set(message.client, message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    this.expectAnswer();
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    clearTimeout(this.alarm);
    this.socket?.close();
  }

  /** Come back at once: the server asks who one is only when a connection begins. */
  again(): void {
    this.forget();
    clearTimeout(this.timer);
    this.begin();
  }

  private connect(): void {
    this.changed('connecting');
    this.begin();
  }

  private begin(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data as string) as ServerMessage);
    socket.onclose = ({ code, reason }) => this.lost(code, reason);
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.wait = FIRST_WAIT;
      this.changed('open');
      for (const waiting of this.unanswered.values()) this.socket?.send(JSON.stringify(waiting));
    }
    if ('client' in message) this.unanswered.delete(message.client);
    this.expectAnswer();
    this.hear(message);
  }

  private expectAnswer(): void {
    clearTimeout(this.alarm);
    if (this.unanswered.size) this.alarm = setTimeout(() => this.giveUp(), PATIENCE);
  }

  private giveUp(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return; // that it is lost is known already
    this.forget();
    this.lost(0, '');
  }

  private forget(): void {
    if (!this.socket) return;
    this.socket.onclose = this.socket.onmessage = null;
    this.socket.close();
  }

  private lost(code: number, reason: string): void {
    if (this.ended) return;
    if (isFinal(code, reason)) {
      this.changed('refused', reason);
      return;
    }
    this.changed('lost');
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
