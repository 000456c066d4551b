import {lookAgain} from '~adapters/http';
import type {AppServices} from './app-services';
import {toCause} from './log';
import {isBearer} from './monitoring-token';
import {servedAnswers} from './watch/served-answers';

type Ports = Pick<
  AppServices,
  'commerce' | 'env' | 'orderAttempts' | 'mailer' | 'payments' | 'log'
>;

const headers = {'Cache-Control': 'no-store'};

/** The process is alive; nobody else is asked. */
export const answerHealth = (): Response => Response.json({status: 'alive'}, {headers});

/** `none`: nobody is connected. `unasked`: connected, and there is no way to ask without doing. */
type PartState = 'up' | 'down' | 'none' | 'unasked';

interface Part {
  state: PartState;
  milliseconds: number;
  /** Of what is down: names and statuses, nobody's data. */
  cause?: string;
}

type Readiness = Record<'shop' | 'ledger' | 'mail' | 'payments', Part>;

const patienceMs = 5000;
/** Whoever asks more often gets the last answer: this address is open to everybody. */
const keptMs = 5000;
/** What is older than shops are shown while they answer (rules: Catalogue). */
const oldSeconds = 10 * 60;
let known: {until: number; parts: Readiness} | undefined;
/** Nobody counts on a question for longer: in a worker its request may have ended. */
let askedUntil = 0;

/**
 * Whether orders can be taken now, part by part: 503 as soon as one part is down. Everybody reads one word for each;
 * whoever shows the owner's token reads causes, times and ages too.
 */
export async function answerReadiness(ports: Ports, request: Request): Promise<Response> {
  const parts = await askOnce(ports);
  const states = Object.entries(parts).map(([name, {state}]) => [name, state] as const);
  const isDown = states.some(([, state]) => state === 'down');
  const {oldestSeconds} = servedAnswers;
  const said = {
    status: isDown ? 'not ready' : 'ready',
    parts: Object.fromEntries(states),
    answers: (oldestSeconds ?? 0) > oldSeconds ? 'old' : 'fresh',
  };
  const isOwner = await isBearer(request, ports.env.MONITORING_TOKEN);
  const details = isOwner && {
    details: {parts, oldestAnswerSeconds: oldestSeconds, upSeconds: Math.round(upMs() / 1000)},
  };
  return Response.json({...said, ...details}, {status: isDown ? 503 : 200, headers});
}

const begun = Date.now();
const upMs = () => Date.now() - begun;

/** Workers forbid waiting for another request's promise: who comes while one asks looks again and again. */
async function askOnce(ports: Ports): Promise<Readiness> {
  for (;;) {
    if (known && known.until > Date.now()) return known.parts;
    if (askedUntil <= Date.now()) break;
    await lookAgain();
  }
  askedUntil = Date.now() + 2 * patienceMs;
  try {
    const parts = await askAll(ports);
    known = {until: Date.now() + keptMs, parts};
    return parts;
  } finally {
    askedUntil = 0;
  }
}

async function askAll(ports: Ports): Promise<Readiness> {
  const {commerce, orderAttempts, mailer, payments, log} = ports;
  const ask = (part: keyof Readiness, question: (() => Promise<unknown>) | undefined) =>
    question ? askPart(log, part, question) : {state: 'unasked' as const, milliseconds: 0};
  const none: Part = {state: 'none', milliseconds: 0};
  const [shop, ledger, mail, paying] = await Promise.all([
    ask('shop', () => commerce.products.findFresh(1)),
    orderAttempts.isAbsent ? none : ask('ledger', () => orderAttempts.find('readyz')),
    mailer.isAbsent ? none : ask('mail', mailer.check && (async () => mailer.check?.())),
    ask('payments', payments.check && (async () => payments.check?.())),
  ]);
  return {shop, ledger, mail, payments: paying};
}

async function askPart(
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
  await new Promise((resolve) => setTimeout(resolve, patienceMs));
  throw new Error(`no answer within ${patienceMs} ms`);
}
