import {usualFacts, type ShopScope} from '~adapters/commerce';

const keyOf = ({facts, endedClaims}: ShopScope) =>
  JSON.stringify([facts, [...endedClaims].toSorted()]);

/** What a shop had set when its pages were made; at first, the usual. */
export class SeenScope {
  #seen = keyOf({facts: usualFacts, endedClaims: []});

  /** Whether something has changed, so that no page made before holds. */
  isNew(scope: ShopScope): boolean {
    const key = keyOf(scope);
    const isNew = key !== this.#seen;
    this.#seen = key;
    return isNew;
  }
}
