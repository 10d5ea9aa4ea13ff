/** Every pair of colours that meets, in both themes: 4.5:1 for text, 3:1 for shapes. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync('src/palette.css', 'utf-8');
type Palette = Record<string, string>;

function palette(selector: string): Palette {
  const block = css.slice(css.indexOf(selector)).split('}')[0]!;
  return Object.fromEntries([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map((found) => [found[1]!, found[2]!]));
}

const PALETTES: Record<string, Palette> = { light: palette(':root'), dark: palette("[data-theme='dark']") };

type Colour = [number, number, number];
const read = (hex: string): Colour => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as Colour;
const mixed = (a: Colour, b: Colour, share: number) => a.map((value, i) => value * share + b[i]! * (1 - share)) as Colour;

function luminance(colour: Colour): number {
  const [r, g, b] = colour.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Colour;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Colour, b: Colour): number {
  const [low, high] = [luminance(a), luminance(b)].toSorted((x, y) => x - y) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

const TEXT: [string, string][] = [
  ['ink', 'table'], ['ink', 'paper'], ['quiet', 'table'], ['quiet', 'paper'],
  ['act', 'paper'], ['act', 'table'], ['on-act', 'act'], ['warn', 'paper'], ['on-warn', 'warn'],
  ['on-accent', 'accent'], ['accent', 'paper'], ['on-coin', 'coin'], ['paper', 'ink'],
  ['rose', 'paper'], ['on-pigment', 'rose'], ['hedge', 'paper'], ['on-pigment', 'hedge'],
  ['brick', 'paper'], ['on-pigment', 'brick'], ['canal', 'paper'], ['on-pigment', 'canal'],
  ['claret', 'paper'], ['claret', 'table'], ['on-pigment', 'claret'], ['bottle', 'paper'], ['on-pigment', 'bottle'],
  ['royal', 'paper'], ['on-pigment', 'royal'],
];
const PIGMENTS = ['yellow', 'blue', 'green', 'red', 'purple', 'brown', 'plain'];
const SHAPES: [string, string][] = [
  // The hedge around an estate, and what tells its tiles apart.
  ['hedge', 'table'], ['rose', 'table'], ['furrow', 'field'], ['tree', 'grove'], ['water', 'court'], ['grass', 'meadow'],
  ['act', 'table'], ['act', 'paper'], ['gold', 'paper'], ['gold', 'table'], ['back', 'paper'], ['accent', 'table'],
  ...PIGMENTS.map((pigment): [string, string] => [pigment, 'paper']),
];

describe.each(Object.entries(PALETTES))('the %s palette', (_, colours) => {
  const colour = (name: string) => read(colours[name]!);

  it.each(TEXT)('%s on %s can be read', (text, ground) => {
    expect(contrast(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(SHAPES)('%s on %s can be seen', (shape, ground) => {
    expect(contrast(colour(shape), colour(ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(PIGMENTS)('letters on a seal of %s can be read', (pigment) => {
    expect(contrast(colour('on-pigment'), colour(pigment))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(PIGMENTS)('the drawing on a card of %s can be seen', (pigment) => {
    const share = (name: string) => parseFloat(colours[name]!) / 100;
    const ground = mixed(colour(pigment), colour('paper'), share('tint'));
    const drawing = mixed(colour(pigment), colour('on-pigment'), share('drawn'));
    expect(contrast(drawing, ground)).toBeGreaterThanOrEqual(3);
  });
});

it('every colour of one theme exists in the other', () => {
  expect(Object.keys(PALETTES.dark!).toSorted()).toEqual(Object.keys(PALETTES.light!).toSorted());
});
