import {shopCurrency} from '~adapters/commerce/price-facts';
import {toChargeable} from '~adapters/commerce/chargeable-amount';
import type {ServiceFields} from './ways-to-pay';

/** A total for the payment service's fields, in its smallest unit: what the server charges. */
export const toServiceAmount = (total: number, {decimals}: Pick<ServiceFields, 'decimals'>) =>
  toChargeable(total, {from: shopCurrency().decimals, to: decimals}).amount;
