import {create} from 'zustand';
import {persist} from 'zustand/middleware';
import {allergens, type Allergen} from '~adapters/commerce/allergens';
import {toRecord} from '~/forms/to-record';
import {browserStorage} from './browser-storage';

interface OwnAllergens {
  ticked: readonly Allergen[];
  /** Whether the list leaves out what contains them. */
  isLeftOut: boolean;
}

const canWrite = (): boolean => useOwnAllergens.persist.hasHydrated();

/** What is said here stays in this browser (rules: Allergens). */
export const useOwnAllergens = create<OwnAllergens>()(
  persist((): OwnAllergens => ({ticked: [], isLeftOut: false}), {
    name: 'allergen-storage',
    skipHydration: true,
    storage: browserStorage<OwnAllergens>(canWrite),
    merge: (stored) => {
      const {ticked, isLeftOut} = toRecord(stored);
      return {
        ticked: allergens.filter((one) => Array.isArray(ticked) && ticked.includes(one)),
        isLeftOut: isLeftOut === true,
      };
    },
  }),
);
