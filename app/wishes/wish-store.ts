import {create} from 'zustand';

/** The products of the wish list, by their cards' ids, newest first; not known before the list was read. */
export const useWishStore = create<{ids: readonly string[]; isKnown: boolean}>(() => ({
  ids: [],
  isKnown: false,
}));
