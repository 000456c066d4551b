import type {Currency} from './currency';

/** What the shop counts in, as it stands in the shop's own settings. */
export interface ShopMoney {
  /** Asked again behind the answer once it is old. Throws a CommerceError while the shop has never answered. */
  read(waitUntil: (work: Promise<unknown>) => void): Promise<Currency>;
  /** Asked now: the shop says that something has changed. */
  revalidate(): Promise<Currency>;
}
