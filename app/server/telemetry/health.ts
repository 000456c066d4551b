import {LoadingCache} from '~adapters/cache';
import type {AppServices} from '../app-services';
import {toCause} from './log';
import {servedAnswers} from './served-answers';

type Ports = Pick<AppServices, 'canOrder' | 'commerce' | 'env' | 'mailer' | 'payments' | 'log'>;

/** The process is alive; nothing else is checked. */
export const answerHealth = (): Response => Response.json({status: 'alive'});

/** `none`: not connected. `unchecked`: connected, and no request would be free of effects. */
type PartState = 'up' | 'down' | 'none' | 'unchecked';

interface Part {
  state: PartState;
  milliseconds: number;
  /** Of what is down: names and statuses, no personal data. */
  cause?: string;
}

type Readiness = Record<'shop' | 'orders' | 'mail' | 'payments', Part>;

const timeoutMs = 5000;
/** No answer is older while the shop answers (docs/caching.md). */
const oldSeconds = 10 * 60;
/** More frequent requests get the last answer: this address is public. */
const freshMs = 5000;

const readiness = new LoadingCache<Readiness>({
  lifetime: {maxAge: freshMs, staleWhileRevalidate: 0},
  staleIfError: freshMs,
  loadTimeout: 2 * timeoutMs,
  maxSize: 10_000,
  now: () => Date.now(),
});

/** Whether orders can be taken now: 503 as soon as one part is down. With the owner's token it tells causes, times and ages. */
export async function answerReadiness(ports: Ports, request: Request): Promise<Response> {
  const parts = await readiness.readFresh('readiness', async () => ({
    value: await requestAll(ports),
    state: 'complete',
    storedAt: Date.now(),
  }));
  const states = Object.entries(parts).map(([name, {state}]) => [name, state] as const);
  const isDown = states.some(([, state]) => state === 'down');
  const {oldestSeconds} = servedAnswers;
  const said = {
    status: isDown ? 'not ready' : 'ready',
    parts: Object.fromEntries(states),
    answers: (oldestSeconds ?? 0) > oldSeconds ? 'stale' : 'fresh',
  };
  const isOwner = await isBearer(request, ports.env.MONITORING_TOKEN);
  const details = isOwner && {
    details: {parts, oldestAnswerSeconds: oldestSeconds, upSeconds: Math.round(upMs() / 1000)},
  };
  return Response.json({...said, ...details}, {status: isDown ? 503 : 200});
}

const digest = async (text: string) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));

/** Whether a request shows this token. Complete digests are compared, so that the time reveals nothing of how much was right. */
async function isBearer(request: Request, token: string | undefined): Promise<boolean> {
  const shown = /^Bearer (\S{1,200})$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  if (token === undefined || shown === undefined) return false;
  const [own, other] = await Promise.all([digest(token), digest(shown)]);
  return (
    own.reduce((difference, byte, index) => difference | (byte ^ (other[index] ?? 0)), 0) === 0
  );
}

const begun = Date.now();
const upMs = () => Date.now() - begun;

async function requestAll(ports: Ports): Promise<Readiness> {
  const {canOrder, commerce, mailer, payments, log} = ports;
  const check = (part: keyof Readiness, question: (() => Promise<unknown>) | undefined) =>
    question ? requestPart(log, part, question) : {state: 'unchecked' as const, milliseconds: 0};
  const asked = payments.flatMap(({check: ask}) => ask ?? []);
  const none: Part = {state: 'none', milliseconds: 0};
  const [shop, orders, mail, paying] = await Promise.all([
    check('shop', () => commerce.products.findFresh([1])),
    canOrder ? check('orders', () => commerce.orders.findByCheckout('readyz')) : none,
    mailer.isAbsent ? none : check('mail', mailer.check && (async () => mailer.check?.())),
    check('payments', asked.length > 0 ? () => Promise.all(asked.map((ask) => ask())) : undefined),
  ]);
  return {shop, orders, mail, payments: paying};
}

async function requestPart(
  log: Ports['log'],
  part: keyof Readiness,
  question: () => Promise<unknown>,
): Promise<Part> {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    await Promise.race([question(), tooLate()]);
    return {state: 'up', milliseconds: took()};
  } catch (thrown) {
    const cause = toCause(thrown);
    log.warn('health.down', {part, cause});
    return {state: 'down', milliseconds: took(), cause};
  }
}

async function tooLate(): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, timeoutMs));
  throw new Error(`no answer within ${timeoutMs} ms`);
}
