import {usualCountries, usualScope, type ShopScope} from '~adapters/commerce';

const keyOf = ({
  facts,
  endedClaims = [],
  countries = usualCountries,
  lawsOff = [],
  withdrawsItself = '',
  answersFor = {},
  timeZone = '',
}: ShopScope) =>
  JSON.stringify([
    facts,
    [...endedClaims].toSorted(),
    countries,
    lawsOff,
    withdrawsItself,
    answersFor,
    timeZone,
  ]);

/** What a shop had set when its pages in each language were made; at first, the usual. */
export class SeenScope {
  readonly #seen = new Map<string, string>();

  /** Whether something has changed, so that no page made before holds. */
  isNew(scope: ShopScope, language = ''): boolean {
    const key = keyOf(scope);
    const isNew = key !== (this.#seen.get(language) ?? keyOf(usualScope));
    this.#seen.set(language, key);
    return isNew;
  }
}
