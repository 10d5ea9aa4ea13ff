/** What this browser keeps of tables. */
import { beforeEach, expect, it } from 'vitest';
import { keepRead, lastRead } from '../src/lib/kept';

beforeEach(() => localStorage.clear());

it('knows of each table what was read there', () => {
  keepRead('a', 7);
  keepRead('b', 3);
  keepRead('a', 9);
  expect([lastRead('a'), lastRead('b'), lastRead('c')]).toEqual([9, 3, -1]);
});

it('forgets the oldest, and minds no rubbish', () => {
  for (let i = 0; i < 60; i += 1) keepRead(`t${i}`, i);
  expect([lastRead('t0'), lastRead('t59')]).toEqual([-1, 59]);
  localStorage.setItem('tafelrunde-read', '{"a":1}');
  expect(lastRead('a')).toBe(-1);
  keepRead('a', 2);
  expect(lastRead('a')).toBe(2);
});
