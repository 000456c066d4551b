import type {Stripe} from '@stripe/stripe-js';
import {useEffect, useState} from 'react';
import {requestSaved} from '../request-saved';
import {loadStripeOnce} from './load-stripe-once';

export type StripeConnection =
  | {status: 'loading'}
  /** Without the script nothing can be paid here. */
  | {status: 'failed'}
  /** `saved` opens what a signed-in shopper has saved; null where there is nothing to open. */
  | {status: 'open'; stripe: Stripe; saved: string | null};

interface Options {
  publishableKey: string;
  /** Whether to ask what the shopper has saved. */
  needsSaved: boolean;
}

export function useStripeConnection({publishableKey, needsSaved}: Options): StripeConnection {
  const [connection, setConnection] = useState<StripeConnection>({status: 'loading'});
  useEffect(() => {
    let isLeft = false;
    const report = (state: StripeConnection) => !isLeft && setConnection(state);
    Promise.all([loadStripeOnce(publishableKey), needsSaved ? requestSaved() : null])
      .then(([stripe, saved]) => report({status: 'open', stripe, saved}))
      .catch(() => report({status: 'failed'}));
    return () => void (isLeft = true);
  }, [publishableKey, needsSaved]);
  return connection;
}
