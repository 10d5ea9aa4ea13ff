/** The connection to a table: comes back by itself, and sends again what was not answered. */
import type { ClientMessage, ServerMessage } from '../contract';

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';

const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
/** Closed on purpose by the server: to come again would change nothing. */
const isFinal = (code: number) => code === 1008 || code >= 4400;

export class TableSocket {
  private socket: WebSocket | undefined;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;
  /** By client id: the server does a repeated request only once. */
  private unanswered = new Map<string, ClientMessage>();

  constructor(
    private address: string,
    private hear: (message: ServerMessage) => void,
    private changed: (connection: Connection) => void,
  ) {
    this.connect();
  }

  send(message: ClientMessage): void {
    this.unanswered.set(message.client, message);
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    this.changed('connecting');
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onmessage = ({ data }) => this.receive(JSON.parse(data as string) as ServerMessage);
    socket.onclose = ({ code }) => this.lost(code);
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'welcome') {
      this.wait = FIRST_WAIT;
      this.changed('open');
      for (const waiting of this.unanswered.values()) this.socket?.send(JSON.stringify(waiting));
    }
    if ('client' in message) this.unanswered.delete(message.client);
    this.hear(message);
  }

  private lost(code: number): void {
    if (this.ended) return;
    if (isFinal(code)) {
      this.changed('refused');
      return;
    }
    this.changed('lost');
    this.timer = setTimeout(() => this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
