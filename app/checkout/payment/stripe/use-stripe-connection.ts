import type {Stripe, Appearance, StripeElementsOptionsMode} from '@stripe/stripe-js';
import {loadStripe} from '@stripe/stripe-js/pure';
import {useEffect, useState} from 'react';
import {postJson} from '~/browser/fetch-json';
import type {ServiceFields} from '~/checkout/payment/ways-to-pay';
import {paymentLocale} from '~/content/language';

export type StripeConnection =
  | {status: 'loading'}
  /** Without the script nothing can be paid here. */
  | {status: 'failed'}
  /** `saved` opens what a signed-in shopper has saved; null where there is nothing to open. */
  | {status: 'open'; stripe: Stripe; saved: string | null};

interface Options {
  fields: ServiceFields;
  /** Whether to ask what the shopper has saved. */
  needsSaved: boolean;
}

export function useStripeConnection({
  fields: {publishableKey, stub},
  needsSaved,
}: Options): StripeConnection {
  const [connection, setConnection] = useState<StripeConnection>({status: 'loading'});
  useEffect(() => {
    let isLeft = false;
    const report = (state: StripeConnection) => !isLeft && setConnection(state);
    Promise.all([loadStripeOnce(publishableKey, stub), needsSaved ? requestSaved() : null])
      .then(([stripe, saved]) => report({status: 'open', stripe, saved}))
      .catch(() => report({status: 'failed'}));
    return () => void (isLeft = true);
  }, [publishableKey, stub, needsSaved]);
  return connection;
}

let connected: Promise<Stripe> | null = null;

/** Stripe's script, fetched once a document; where that fails, the next one who asks tries again. */
function loadStripeOnce(publishableKey: string, stub: string | null): Promise<Stripe> {
  connected ??= load(publishableKey, stub).catch((thrown: unknown) => {
    connected = null;
    throw thrown;
  });
  return connected;
}

async function load(publishableKey: string, stub: string | null): Promise<Stripe> {
  if (stub) await runStub(stub);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe runs in browsers only');
  return stripe;
}

/** The mocked shop's script in the service's stead; a real shop's settings forbid it. */
const runStub = (origin: string) =>
  new Promise((run, fail) => {
    const script = document.createElement('script');
    script.src = `${origin}/stripe/stripe.js`;
    script.addEventListener('load', run);
    script.addEventListener('error', fail);
    document.head.append(script);
  });

/** What opens the fields with what a signed-in shopper has saved; null where that cannot be had now. */
async function requestSaved(): Promise<string | null> {
  const signal = AbortSignal.timeout(5000);
  const answer = await postJson<{clientSecret: string | null}>(
    '/functions/saved-payments',
    {},
    {signal},
  );
  return (answer.kind === 'answered' && answer.value.clientSecret) || null;
}

/** The shop's look for frames that no style of ours reaches, an owner's among them: as the page has it. */
const toAppearance = (page: CSSStyleDeclaration): Appearance => ({
  theme: 'stripe',
  variables: {
    colorPrimary: page.accentColor,
    colorText: page.color,
    colorTextSecondary: page.color,
    colorDanger: page.getPropertyValue('--error'),
    colorBackground: page.getPropertyValue('--surface'),
    fontFamily: 'Figtree, ui-sans-serif, system-ui, sans-serif',
    // A phone zooms into smaller letters.
    fontSizeBase: '16px',
    borderRadius: '12px',
    spacingUnit: '4px',
  },
});

/** How Stripe's fields open: with the currency and the ways of paying that the order's intent will have. */
export const toElementsOptions = (
  {currency, excluded}: Pick<ServiceFields, 'currency' | 'excluded'>,
  amount: number,
): StripeElementsOptionsMode => ({
  mode: 'payment',
  locale: paymentLocale,
  amount,
  currency,
  excludedPaymentMethodTypes: excluded,
  appearance: toAppearance(getComputedStyle(document.body)),
});
