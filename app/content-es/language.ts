import type {StripeElementLocale} from '@stripe/stripe-js';

export const languageTag = 'es-US';

export const languagePrefix: string = '/es';

export const paymentLocale: StripeElementLocale = 'es-419';
