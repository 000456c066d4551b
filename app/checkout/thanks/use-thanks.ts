import {useNavigate} from 'react-router';
import type {OrderResult} from '../order-result';
import {endCart} from './end-cart';

/** Where a shopper goes from an order that stands: to pay for it elsewhere, or to its thank-you page. */
export function useThanks() {
  const navigate = useNavigate();
  return (result: OrderResult) => {
    if (result.requiresRedirect && result.paymentUrl) return location.assign(result.paymentUrl);
    endCart(result);
    void navigate('/thank-you', {state: result, replace: true});
  };
}
