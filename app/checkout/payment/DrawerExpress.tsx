import {useEffect, useState} from 'react';
import {getJson} from '~/browser/fetch-json';
import {useCartStore} from '~/cart/cart-store';
import type {Express} from '~/checkout/express.server';
import {paymentLabels} from '~/content/messages/payment';
import {isRecord} from '~/forms/to-record';
import CartExpress from './CartExpress';

const toExpress = (json: unknown) =>
  isRecord(json) && 'serviceFields' in json ? (json as unknown as Express) : null;

const none: Express = {serviceFields: null, chargesTax: false};

/** The cart's wallets in its drawer, which opens again where an order that was begun in it is refused. */
export default function DrawerExpress() {
  const [express, setExpress] = useState<Express | null>(null);
  const openCart = useCartStore((cart) => cart.openCart);
  useEffect(() => {
    void getJson('/functions/express', toExpress).then((answer) =>
      setExpress(answer.kind === 'answered' ? answer.value : none),
    );
  }, []);
  if (!express) return null;
  const {serviceFields, chargesTax} = express;
  return serviceFields ? (
    <CartExpress fields={serviceFields} chargesTax={chargesTax} isUntitled onRefused={openCart} />
  ) : (
    <p className="text-sm text-ink-soft">{paymentLabels.expressAtCheckout}</p>
  );
}
