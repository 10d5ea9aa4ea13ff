import { MediaQuery } from 'svelte/reactivity';

/** The sizes of screen that are laid out differently. */
export const screen = {
  wide: new MediaQuery('(min-width: 1100px)'),
  phone: new MediaQuery('(max-width: 699px)'),
  roomy: new MediaQuery('(min-width: 1700px) and (min-height: 1000px)'),
};
