/** Messages of the server, recorded by record.py. */
import type { Catalogue, Update, Welcome } from '../src/contract';
import bruegge from './bruges.json';
import will from './last_will.json';
import noble from './noblemen.json';
import recorded from './recorded.json';

type Name = 'draft' | 'turn' | 'choose' | 'before' | 'over' | 'spectator' | 'everything';
const all = recorded as unknown as Record<Name, Welcome> & { catalogue: Catalogue; update: Update };

export const welcome = (name: Name): Welcome => structuredClone(Object.assign({ catalogue: all.catalogue }, all[name]));
export const update = (): Update => structuredClone(all.update);

const { catalogue, ...moments } = noble as unknown as Record<string, Welcome> & { catalogue: Catalogue };
/** The kinds of decision in Noblemen that were recorded, the end, and what a spectator sees of a ball. */
export const NOBLEMEN = Object.keys(moments);
export const noblemen = (name: string): Welcome => structuredClone({ ...moments[name]!, catalogue });

const { catalogue: people, ...scenes } = bruegge as unknown as Record<string, Welcome> & { catalogue: Catalogue };
/** The kinds of decision in Brügge that were recorded, the end, and what a spectator sees of it. */
export const BRUGES = Object.keys(scenes);
export const bruges = (name: string): Welcome => structuredClone({ ...scenes[name]!, catalogue: people });

const { catalogue: estates, ...sights } = will as unknown as Record<string, Welcome> & { catalogue: Catalogue };
/** The kinds of decision in Last Will that were recorded, the end, and what a spectator sees of it. */
export const LAST_WILL = Object.keys(sights);
export const lastWill = (name: string): Welcome => structuredClone({ ...sights[name]!, catalogue: estates });
