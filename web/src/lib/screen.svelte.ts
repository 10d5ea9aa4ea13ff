import { MediaQuery } from 'svelte/reactivity';

/** The sizes of screen that are laid out differently; the style sheets ask the same. */
export const screen = {
  /** Room for the rail beside the table. */
  wide: new MediaQuery('(min-width: 1100px) and (min-height: 481px)'),
  /** A phone, or a window as if it were one: much enlarged, or very low. */
  small: new MediaQuery('(max-width: 699px), (max-height: 480px)'),
  /** So low that the decision stands beside the board, and not above it. */
  low: new MediaQuery('(min-width: 560px) and (max-height: 480px)'),
  /** Wide, but not as high as one would like. */
  short: new MediaQuery('(min-width: 1100px) and (min-height: 481px) and (max-height: 820px)'),
  /** Wide and so low that all parts are flatter, since nobody is to scroll the board. */
  flat: new MediaQuery('(min-width: 1100px) and (min-height: 481px) and (max-height: 700px)'),
};
