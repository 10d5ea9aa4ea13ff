export interface SeatProps {
  seat: number;
  /** Its estate is the one on the large map. */
  shown: boolean;
  /** Something on this estate can be chosen. */
  wanted: boolean;
  onshow: () => void;
}
