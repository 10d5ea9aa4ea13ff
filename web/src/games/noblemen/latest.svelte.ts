/** What everybody added to his estate in his last turn, so that it can be found on the map. */
import type { View } from '../../contract';
import { changes, estateOf, type Estate, type Tile } from './estate';

const TURN = 'noblemen-phase-turn';

class Latest {
  private table = '';
  private turn = -1;
  private starts = new Map<number, Estate>();
  private fresh: Map<number, Tile[]> = $state.raw(new Map());

  /** Called with every view; at another table nothing is known. */
  note(table: string, view: View): void {
    if (table !== this.table) this.starts.clear();
    this.table = table;
    const turn = Number(view.phase.find((stage) => stage.key === TURN)?.arguments?.seat ?? -1);
    const fresh = new Map<number, Tile[]>();
    for (const { seat } of view.seats) {
      const estate = estateOf(view, seat);
      const begins = turn === seat && turn !== this.turn;
      if (begins || !this.starts.has(seat)) this.starts.set(seat, estate);
      fresh.set(seat, changes(this.starts.get(seat)!, estate));
    }
    this.turn = turn;
    this.fresh = fresh;
  }

  of(seat: number): Tile[] {
    return this.fresh.get(seat) ?? [];
  }
}

export const latest = new Latest();
