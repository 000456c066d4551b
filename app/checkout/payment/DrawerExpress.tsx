import {useEffect, useState} from 'react';
import {getJson} from '~/browser/fetch-json';
import {useCartStore} from '~/cart/cart-store';
import type {Express} from '~/checkout/express.server';
import {paymentLabels} from '~/content/messages/payment';
import CartExpress from './CartExpress';

const none: Express = {serviceFields: null, chargesTax: false, quotesAlways: false};

/** The cart's wallets in its drawer, which opens again where an order that was begun in it is refused. */
export default function DrawerExpress() {
  const [express, setExpress] = useState<Express | null>(null);
  const openCart = useCartStore((cart) => cart.openCart);
  useEffect(() => {
    void getJson<Express>('/functions/express').then((answer) => setExpress(answer ?? none));
  }, []);
  if (!express) return null;
  const {serviceFields, ...asked} = express;
  return serviceFields ? (
    <CartExpress fields={serviceFields} {...asked} isUntitled onRefused={openCart} />
  ) : (
    <p className="text-sm text-ink-soft">{paymentLabels.expressAtCheckout}</p>
  );
}
