import {usualCountries, type ShopCountries} from '~adapters/commerce';

/** To WooCommerce these are countries of their own; the Postal Service writes them as states. */
const countries: ReadonlySet<string> = new Set(['PR', 'VI', 'GU', 'AS', 'MP']);

interface Region {
  state: string;
  country: string;
}

/** As WooCommerce stores it. */
export const toWooRegion = ({state, country}: Region): Region =>
  country === 'US' && countries.has(state) ? {state: '', country: state} : {state, country};

/** As it is written on a parcel. */
export const fromWooRegion = ({state, country}: Region): Region =>
  countries.has(country) ? {state: country, country: 'US'} : {state, country};

/** As the checkout asks for them. */
export function fromWooCountries(found: ShopCountries = usualCountries): ShopCountries {
  const fold = (codes: readonly string[]) => [
    ...new Set(codes.map((code) => (countries.has(code) ? 'US' : code))),
  ];
  const {base, selling, shipping} = found;
  return {base: fold([base])[0] ?? base, selling: fold(selling), shipping: fold(shipping)};
}

/** Whether some address that the checkout can take is one to which the shop does not sell or send. */
export function mayRefuse(found: ShopCountries | undefined): boolean {
  if (!found) return false;
  const {selling, shipping} = fromWooCountries(found);
  const isUsual = [...selling, ...shipping].every((code) => code === 'US');
  const allowed = (code: string) => found.selling.includes(code) && found.shipping.includes(code);
  return !isUsual || !['US', ...countries].every(allowed);
}
