import {hasOffers, priceFacts, shopCountries} from '~adapters/commerce/price-facts';
import {languageTag} from './language';
import {toCountries} from './to-countries';

/** One text where the storefront's offers count, another by the shop's own rules (rules: Whose rules). */
export const byRules = <Text>(ofStorefront: Text, ofShop: Text): Text =>
  hasOffers() ? ofStorefront : ofShop;

/** One text where the free sample is given, another elsewhere. */
export const bySample = <Text>(given: Text, none: Text): Text =>
  HAS.freeSample ? byRules(given, none) : none;

/** Texts and links of what a shop may do without: none where it does. */
export const whereHad = <Text = string>(isHad: boolean, ...texts: Text[]): Text[] =>
  isHad ? texts : [];

/** Where the storefront's parcels go within the United States alone; elsewhere nothing is known of a carrier. */
export const byUsps = (words: string): string =>
  hasOffers() && !priceFacts().isAbroad ? words : '';

/** On the server: where orders go, in these words or by the names of at most so many countries. */
export function whereSent(inStates: string, most = 5): string {
  if (!import.meta.env.SSR) return inStates;
  const {shipping} = shopCountries();
  if (shipping.every((code) => code === 'US')) return inStates;
  const nameIn = new Intl.DisplayNames([languageTag], {type: 'region'});
  const names = shipping.map((code) => nameIn.of(code) ?? code);
  names.sort((one, other) => one.localeCompare(other, languageTag));
  const listed = new Intl.ListFormat(languageTag).format(names);
  return toCountries(names.length, names.length > most ? '' : `: ${listed}`);
}

/** In the place of the storefront's own numbers. */
export const shippingByShop =
  'What shipping costs depends on where your order goes and what is in it: the checkout shows every way of sending it with its price, before you pay.';
