import {shopCurrency} from '~adapters/commerce/price-facts';
import type {PricedCart} from '~/pricing/priced-cart';
import {checkoutFields, type CookieCheckout} from './cookie-checkout';

interface Props {
  cookieCart: Pick<CookieCheckout, 'key' | 'version'>;
  priced: PricedCart;
}

/** What the page shows, for an order at these amounts and no others. */
export function ShownAmounts({cookieCart, priced}: Props) {
  const {code, decimals} = shopCurrency();
  return (
    <>
      <input type="hidden" name={checkoutFields.key} value={cookieCart.key} />
      <input type="hidden" name={checkoutFields.version} value={cookieCart.version} />
      <input type="hidden" name={checkoutFields.total} value={priced.total} />
      <input type="hidden" name={checkoutFields.currency} value={`${code}:${decimals}`} />
      {priced.shipsNothing && (
        <input type="hidden" name={checkoutFields.shipsNothing} value="yes" />
      )}
      {priced.tax !== undefined && (
        <input type="hidden" name={checkoutFields.tax} value={priced.tax} />
      )}
      {priced.shippingMethod !== undefined && (
        <input type="hidden" name={checkoutFields.shipping} value={priced.shipping ?? 0} />
      )}
      {priced.includedTax && (
        <input
          type="hidden"
          name={checkoutFields.includedTax}
          value={`${priced.includedTax.total}:${priced.includedTax.shipping}`}
        />
      )}
    </>
  );
}
