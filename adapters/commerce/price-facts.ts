import type {Currency} from './currency';
import type {PriceTax} from './price-tax';
import type {ShopRules} from './shop-rules';

/** What every price of a page rests on. */
export interface PriceFacts {
  currency: Currency;
  priceTax: PriceTax;
  rules: ShopRules;
}

/** They stand in the shop's own settings. */
export interface PriceFactsReader {
  /** Asked again behind the answer once they are old. Throws a CommerceError while the shop has never answered. */
  read(waitUntil: (work: Promise<unknown>) => void): Promise<PriceFacts>;
  /** Asked now: the shop says that something has changed. */
  revalidate(): Promise<PriceFacts>;
}
