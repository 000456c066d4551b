import {allergens} from '~adapters/commerce/allergens';
import {toRecord} from '~/forms/to-record';
import {lastingStorage} from '~/browser/browser-storage';
import {useOwnAllergens, type OwnAllergens} from './own-allergens';

/** Where this browser keeps them, and nothing else does (rules: Allergens). */
const storageName = 'allergen-storage';

export function readAllergens(): OwnAllergens {
  const {ticked, isLeftOut} = toRecord(lastingStorage.find(storageName));
  const own = {
    ticked: allergens.filter((one) => Array.isArray(ticked) && ticked.includes(one)),
    isLeftOut: isLeftOut === true,
  };
  useOwnAllergens.setState(own);
  return own;
}

/** Changes what is stored now: another tab may have changed it. Without a tick nothing is kept. */
export function changeAllergens(change: (own: OwnAllergens) => Partial<OwnAllergens>): void {
  const stored = readAllergens();
  const own = {...stored, ...change(stored)};
  if (own.ticked.length > 0) lastingStorage.remember(storageName, own);
  else lastingStorage.forget(storageName);
  readAllergens();
}

/** Reads them, and follows the other tabs. Returns what ends it. */
export function followAllergens(): () => void {
  readAllergens();
  const left = new AbortController();
  const follow = ({key}: StorageEvent) => {
    if (key === storageName || key === null) readAllergens();
  };
  addEventListener('storage', follow, left);
  return () => left.abort();
}
