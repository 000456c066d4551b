import {useWishStore} from './wish-store';
import {getJson, postJson} from '~/browser/fetch-json';
import {toWishIds, mostWishes} from './wish-ids';
import {lastingStorage} from '~/browser/browser-storage';
import {wishStorageName} from './wish-storage';

let isSignedIn = false;
/** Changes follow one another: of two presses the second is answered second. */
let lastChange: Promise<unknown> = Promise.resolve();

/** What is pressed is shown at once; it does not tell what else the list holds. */
const showPress = (ids: readonly string[]) => useWishStore.setState({ids});
const show = (ids: readonly string[]) => useWishStore.setState({ids, isKnown: true});

/** Moves a visitor's list to the account; the browser forgets it only once it is there. */
async function moveToAccount(): Promise<readonly string[] | null> {
  const moved = readStoredWishes();
  if (moved.length === 0) return readAccountWishes();
  const ids = await changeAccountWishes(moved);
  if (ids) storeWishes(readStoredWishes().filter((id) => !moved.includes(id)));
  return ids;
}

/** Reads the list of a visitor, or of the account with what was wished before signing in. */
export async function readWishes(hasAccount: boolean): Promise<void> {
  isSignedIn = hasAccount;
  if (!hasAccount) return show(readStoredWishes());
  const reading = moveToAccount();
  lastChange = reading;
  const ids = await reading;
  // The list of an account that does not answer is unknown, and not shown as empty.
  if (isSignedIn) useWishStore.setState({ids: ids ?? readStoredWishes(), isKnown: ids !== null});
}

/** What a visitor's other tab has changed. */
export const readAgain = () => {
  if (!isSignedIn) show(readStoredWishes());
};

const changed = (ids: readonly string[], id: string, isWished: boolean) =>
  isWished ? [id, ...ids.filter((one) => one !== id)] : ids.filter((one) => one !== id);

/** Wishes a product, or no longer; false when the account could not store it, and nothing has changed. */
export async function setWish(id: string, isWished: boolean): Promise<boolean> {
  if (!isSignedIn) {
    storeWishes(changed(readStoredWishes(), id, isWished));
    show(readStoredWishes());
    return true;
  }
  const before = useWishStore.getState().ids;
  showPress(changed(before, id, isWished));
  const change = lastChange.then(() =>
    isWished ? changeAccountWishes([id]) : changeAccountWishes([], [id]),
  );
  lastChange = change;
  const ids = await change;
  if (ids === null) showPress(changed(useWishStore.getState().ids, id, !isWished));
  // Until the last answer is there the list already shows what was pressed since.
  else if (lastChange === change) show(ids);
  return ids !== null;
}

const path = '/functions/wishes';

interface Wished {
  ids: string[];
}

/** The list of the signed-in account; null when the server does not say. */
const readAccountWishes = async () => (await getJson<Wished>(path))?.ids ?? null;

/** The list as it is after the change; null when it could not be changed. */
async function changeAccountWishes(add: readonly string[], remove: readonly string[] = []) {
  const answer = await postJson<Wished>(path, {add, remove}, {keepalive: true});
  return answer.kind === 'answered' && answer.isOk ? answer.value.ids : null;
}

/** What this browser keeps of a visitor's list, as of now: another tab may have changed it. */
const readStoredWishes = (): string[] => toWishIds(lastingStorage.find(wishStorageName));

function storeWishes(ids: readonly string[]): void {
  if (ids.length === 0) lastingStorage.forget(wishStorageName);
  else lastingStorage.remember(wishStorageName, ids.slice(0, mostWishes));
}
