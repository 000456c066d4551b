import {z} from 'zod';

z.config({jitless: true});

const optionalUrl = z
  .union([z.literal(''), z.url()])
  .optional()
  .transform((url) => url || undefined);

const settings = z.object({
  WOO_GRAPHQL_URL: z.url(),
  WOO_USERNAME: z.string().min(1).optional(),
  WOO_APPLICATION_PASSWORD: z.string().min(1).optional(),
  SUPABASE_URL: z.url().optional(),
  SUPABASE_ANON_KEY: z.string().min(1).optional(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(1).optional(),
  SESSION_SECRET: z.string().min(16),
  MAIL_API_URL: z.url().default('https://api.resend.com'),
  MAIL_API_KEY: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  PAYMENT_GATEWAY: z.enum(['hosted', 'stripe', 'offline']).default('hosted'),
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  STRIPE_API_URL: optionalUrl,
  PAYMENT_OFFLINE_URL: optionalUrl,
  PUBLIC_STORE_URL: optionalUrl,
  PUBLIC_SUPPORT_EMAIL: z.string().default('support@example.com'),
  PUBLIC_SUPPORT_PHONE: z.string().default('(555) 010-0142'),
  PUBLIC_COMPANION_PATH: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .default('personal-wellness-coach'),
  PUBLIC_COMPANION_URL: optionalUrl,
  PUBLIC_ANALYTICS_URL: optionalUrl,
});

export type Env = z.output<typeof settings>;

/** The settings table of the README, checked once at start; throws one sentence that names every wrong setting. */
export function readEnv(variables: Record<string, unknown>): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = settings.safeParse(given);
  if (result.success) return requireGatewaySettings(result.data);
  const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`Settings are missing or wrong: ${wrong.join('; ')}`);
}

/** Settings of one service: all of them, or none. */
const sets = [
  ['WOO_USERNAME', 'WOO_APPLICATION_PASSWORD'],
  ['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY'],
  ['MAIL_API_KEY', 'MAIL_FROM'],
] as const;

function requireGatewaySettings(env: Env): Env {
  const begun = sets.filter((names) => names.some((name) => env[name] !== undefined));
  const missing = begun.flat().filter((name) => env[name] === undefined);
  if (missing.length > 0) throw new Error(`Settings are missing: ${missing.join(', ')}`);
  if (env.PAYMENT_GATEWAY === 'stripe' && !(env.STRIPE_SECRET_KEY && env.STRIPE_WEBHOOK_SECRET))
    throw new Error('PAYMENT_GATEWAY=stripe needs STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET');
  if (env.PAYMENT_GATEWAY === 'offline' && !env.PAYMENT_OFFLINE_URL)
    throw new Error('PAYMENT_GATEWAY=offline needs PAYMENT_OFFLINE_URL');
  return env;
}
