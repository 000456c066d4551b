import {shopCountries, shopScope} from '~adapters/commerce';
import {laws, type Law, type LawId} from './markets/laws';

const all = Object.entries<Law>(laws);

/** Whether the shop of this request does what that law asks: it sells to one of its countries, and its owner has not switched it off. */
export function isAsked(law: LawId): boolean {
  const {lawsOff = []} = shopScope();
  const asking: Law = laws[law];
  return (
    !lawsOff.includes(law) && asking.countries.some((one) => shopCountries().selling.includes(one))
  );
}

/** As the plugin's page lists them, where the owner switches them. */
export const lawsForOwner = () =>
  all.map(([id, {countries, asks, source, readOn}]) => ({
    id,
    kind: 'law',
    source: `${source} (${readOn})`,
    doubt: countries.join(' '),
    stays: false,
    sentences: [asks],
  }));
