import { describe, expect, it } from 'vitest';
import { CLOSEST, fit, isLarger, moved, scale, showing, WHOLE, zoomed, type Frame } from '../src/lib/panzoom';

const small: Frame = { box: { width: 300, height: 200 }, content: { width: 300, height: 200 } };
const map: Frame = { box: { width: 300, height: 200 }, content: { width: 900, height: 600 } };

describe('a window', () => {
  it('shows the whole width of what is larger, and all that fits as it is', () => {
    expect(fit(small)).toBe(1);
    expect(fit(map)).toBeCloseTo(1 / 3);
    expect(isLarger(small, WHOLE)).toBe(false);
    expect(isLarger(map, WHOLE)).toBe(false);
  });

  it('keeps what is under the finger there', () => {
    const near = zoomed(small, WHOLE, 2, { x: 150, y: 100 });
    expect(near).toEqual({ zoom: 2, x: -150, y: -100 });
    expect(zoomed(small, near, 0.5, { x: 150, y: 100 })).toEqual(WHOLE);
    expect(scale(map, near)).toBeCloseTo(2 / 3);
  });

  it('goes no nearer than three times, and no farther than the whole', () => {
    expect(zoomed(small, WHOLE, 10, { x: 0, y: 0 }).zoom).toBe(CLOSEST);
    expect(zoomed(small, WHOLE, 0.1, { x: 90, y: 90 })).toEqual(WHOLE);
  });

  it('leaves no gap at an edge', () => {
    const near = zoomed(small, WHOLE, 2, { x: 150, y: 100 });
    expect(moved(small, near, { x: 1000, y: 1000 })).toEqual({ zoom: 2, x: 0, y: 0 });
    expect(moved(small, near, { x: -1000, y: -1000 })).toEqual({ zoom: 2, x: -300, y: -200 });
    expect(moved(small, WHOLE, { x: -50, y: 50 })).toEqual(WHOLE);
  });

  it('moves as little as it takes to show a part', () => {
    const near = zoomed(small, WHOLE, 2, { x: 150, y: 100 });
    expect(showing(small, near, { x: 125, y: 90, width: 25, height: 25 })).toEqual(near);
    expect(showing(small, near, { x: 220, y: 40, width: 25, height: 25 })).toEqual({ zoom: 2, x: -202, y: -68 });
  });
});
