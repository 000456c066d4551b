import {useNavigate} from 'react-router';
import type {OrderResult} from '../order-result';

/** Where a shopper goes from an order that stands: to pay for it elsewhere, or to its thank-you page. */
export function useThanks() {
  const navigate = useNavigate();
  async function thank(result: OrderResult) {
    // Where it does not come the thank-you page ends the cart.
    const ending = await import('./end-cart').catch(() => null);
    ending?.endCart(result);
    await navigate('/thank-you', {state: result, replace: true});
  }
  return (result: OrderResult) => {
    if (result.requiresRedirect && result.paymentUrl) location.assign(result.paymentUrl);
    else void thank(result);
  };
}
