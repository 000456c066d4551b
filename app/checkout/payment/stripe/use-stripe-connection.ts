import type {Stripe} from '@stripe/stripe-js';
import {useEffect, useState} from 'react';
import {askSaved} from '~/checkout/payment/ask-saved';
import {connectStripe} from './connect-stripe';

export type StripeConnection =
  | {status: 'loading'}
  /** Without the script nothing can be paid here. */
  | {status: 'failed'}
  /** `saved` opens what a signed-in shopper has saved; null where there is nothing to open. */
  | {status: 'open'; stripe: Stripe; saved: string | null};

interface Options {
  publishableKey: string;
  /** Whether to ask what the shopper has saved. */
  asksForSaved: boolean;
}

export function useStripeConnection({publishableKey, asksForSaved}: Options): StripeConnection {
  const [connection, setConnection] = useState<StripeConnection>({status: 'loading'});
  useEffect(() => {
    let isLeft = false;
    const tell = (told: StripeConnection) => !isLeft && setConnection(told);
    Promise.all([connectStripe(publishableKey), asksForSaved ? askSaved() : null])
      .then(([stripe, saved]) => tell({status: 'open', stripe, saved}))
      .catch(() => tell({status: 'failed'}));
    return () => void (isLeft = true);
  }, [publishableKey, asksForSaved]);
  return connection;
}
