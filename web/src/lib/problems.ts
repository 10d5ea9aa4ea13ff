/** What went wrong, in words: what happened, that nothing is lost, what to do. */
import type { Arguments } from '../contract';
import { Refusal } from './api';
import { app } from './app.svelte';

/** What is wrong with a card list or an option has a text of its own; the server gives the key as the cause. */
function withCause(args: Arguments): Arguments {
  const key = String(args.cause);
  return app.texts?.has(key) ? { ...args, problem: app.texts.text(key, args) } : args;
}

export function problemText(code: string, facts: Arguments = {}): string {
  const args = 'cause' in facts ? withCause(facts) : facts;
  return app.texts?.first([`table-problem-${code}`, 'page-problem'], { problem: code, ...args }) ?? '';
}

/** Why a table cannot be shown; the server gives the code. */
export function closedText(code: string): string {
  return app.texts?.first([`table-problem-${code}`, 'page-closed']) ?? '';
}

export function errorText(error: unknown): string {
  return error instanceof Refusal ? problemText(error.problem.code, error.problem.arguments) : problemText('unknown');
}
