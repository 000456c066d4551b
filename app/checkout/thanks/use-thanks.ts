import {useNavigate} from 'react-router';
import type {OrderResult} from '../order-result';

/** Where a shopper goes from an order that stands: to pay for it elsewhere, or to its thank-you page. */
export function useThanks() {
  const navigate = useNavigate();
  return (result: OrderResult) => {
    if (result.requiresRedirect && result.paymentUrl) return location.assign(result.paymentUrl);
    void navigate('/thank-you', {state: result, replace: true});
  };
}
