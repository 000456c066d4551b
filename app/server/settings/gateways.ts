import {z} from 'zod';

/** Hosts that a payment service's script needs, where wallets may stand and nowhere else. */
interface PaymentHosts {
  script: string[];
  frame: string[];
  connect: string[];
}

interface GatewayKind {
  /** Its settings without which it does not open. */
  needs: string[];
  hosts?: (env: GatewayEnv) => PaymentHosts;
}

const setting = z.string().optional();
export const stripeApi = 'https://api.stripe.com';

/** The gateways' own settings, each described as the second half of a sentence for the shop's owner. */
export const gatewayShape = {
  STRIPE_SECRET_KEY: setting.describe(
    'the secret key of the Stripe account; PAYMENT_GATEWAY=stripe needs it',
  ),
  STRIPE_WEBHOOK_SECRET: setting.describe(
    'the signing secret of Stripe’s webhook to /functions/stripe-webhook; PAYMENT_GATEWAY=stripe needs it',
  ),
  PUBLIC_STRIPE_KEY: z
    .string()
    .startsWith('pk_')
    .optional()
    .describe(
      'the publishable key of the same Stripe account (pk_…); PAYMENT_GATEWAY=stripe needs it',
    ),
  STRIPE_API_URL: z
    .url()
    .optional()
    // Set to try a Stripe account with the mocked shop.
    .transform((url) => (url === stripeApi ? undefined : url))
    .describe('left out: only the mocked shop stands in for Stripe'),
  PAYMENT_OFFLINE_URL: z
    .url()
    .optional()
    .describe('the address of the mocked payments; PAYMENT_GATEWAY=offline needs it'),
};

type GatewayEnv = z.output<z.ZodObject<typeof gatewayShape>>;

const stripeScripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];

const kinds = {
  hosted: {needs: []},
  stripe: {
    needs: ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET', 'PUBLIC_STRIPE_KEY'],
    hosts({STRIPE_API_URL: stub}) {
      const own = stub ? [new URL(stub).origin] : [];
      return {
        script: [...stripeScripts, ...own],
        frame: [...stripeScripts, 'https://hooks.stripe.com', ...own],
        connect: [stripeApi, ...own],
      };
    },
  },
  offline: {needs: ['PAYMENT_OFFLINE_URL']},
} satisfies Record<string, GatewayKind>;

export type GatewayName = keyof typeof kinds;

const kindOf = (name: string): GatewayKind | undefined =>
  Object.hasOwn(kinds, name) ? kinds[name as GatewayName] : undefined;

/** The names in `PAYMENT_GATEWAY`, the usual one first. */
export const toGatewayNames = (names: unknown): string[] => [
  ...new Set((typeof names === 'string' ? names : 'hosted').split(',').map((name) => name.trim())),
];

export const gatewayNames = z
  .string()
  .default('hosted')
  .transform(toGatewayNames)
  .pipe(z.array(z.custom<GatewayName>((name) => kindOf(String(name)) !== undefined)));

export const neededBy = (names: readonly string[]): string[] =>
  names.flatMap((name) => kindOf(name)?.needs ?? []);

/** Of all the shop's gateways; none where no script of theirs runs. */
export const hostsOf = (env: GatewayEnv & {PAYMENT_GATEWAY: readonly string[]}): PaymentHosts[] =>
  env.PAYMENT_GATEWAY.flatMap((name) => kindOf(name)?.hosts?.(env) ?? []);
