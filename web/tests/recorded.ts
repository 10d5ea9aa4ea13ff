/** Messages of the server, recorded by record.py. */
import type { Catalogue, Update, Welcome } from '../src/contract';
import recorded from './recorded.json';

type Name = 'draft' | 'turn' | 'choose' | 'before' | 'over' | 'spectator' | 'everything';
const all = recorded as unknown as Record<Name, Welcome> & { catalogue: Catalogue; update: Update };

export const welcome = (name: Name): Welcome => structuredClone(Object.assign({ catalogue: all.catalogue }, all[name]));
export const update = (): Update => structuredClone(all.update);
