import type {Shopper} from '~adapters/accounts';
import type {ShopperAccess} from '~/platform/app-services';
import type {ShownShopper} from '~/platform/page-template';

/**
 * Stands for every shopper while a page is rendered that is filled in for each of them (rules: Pages kept for
 * everyone). There is no session: nothing of anybody can be asked for.
 */
export class StandInAccess implements ShopperAccess {
  readonly #shown: ShownShopper;
  /** Whether the page needs a session: then it is one shopper's own, and cannot be filled in. */
  needsSession = false;

  constructor(shown: ShownShopper) {
    this.#shown = shown;
  }

  async session(): Promise<null> {
    this.needsSession = true;
    return null;
  }

  async shopper(): Promise<Shopper> {
    return {...this.#shown, assuranceLevel: 'aal1', customerId: 0};
  }

  async isUntold(): Promise<boolean> {
    return false;
  }

  async knownBrowserId(): Promise<null> {
    this.needsSession = true;
    return null;
  }

  change(): void {
    this.needsSession = true;
  }

  async cookies(): Promise<string[]> {
    return [];
  }
}
