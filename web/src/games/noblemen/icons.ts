/** Drawings by kind, where they are not called like it. */
const ICONS: Record<string, string> = {
  field: 'wheat',
  grove: 'oak',
  meadow: 'grass',
  manor: 'barn',
  garden: 'rose',
  chapel: 'church',
  forests: 'stone-tower',
  manors: 'pavilion',
  gardens: 'rotunda',
  trinity: 'obelisk',
  inheritance: 'testament',
  wedding: 'rings',
  master_stroke: 'chess-knight',
  vicar: 'prayer',
  intrigue: 'cloak-and-dagger',
  liaison: 'love-letter',
  dowry: 'treasure',
  whitehall: 'throne',
  knight: 'helmet',
};
export const iconOf = (kind: string): string => ICONS[kind] ?? kind;
