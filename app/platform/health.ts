import type {AppServices} from './app-services';
import {toCause} from './log';

type Ports = Pick<AppServices, 'commerce' | 'orderAttempts' | 'mailer' | 'payments' | 'log'>;

const headers = {'Cache-Control': 'no-store'};

/** The process is alive; nobody else is asked. */
export const answerHealth = (): Response => Response.json({status: 'alive'}, {headers});

type PartState = 'up' | 'down';
type Readiness = Record<'shop' | 'ledger' | 'mail' | 'payments', PartState>;

const patienceMs = 5000;
/** Whoever asks more often gets the last answer: this address is open to everybody. */
const keptMs = 5000;
let known: {until: number; parts: Promise<Readiness>} | undefined;

/** Whether orders can be taken now, part by part. Why one is down stands in the log. */
export async function answerReadiness(ports: Ports): Promise<Response> {
  if (!known || known.until <= Date.now())
    known = {until: Date.now() + keptMs, parts: askAll(ports)};
  const parts = await known.parts;
  const isReady = Object.values(parts).every((state) => state === 'up');
  const status = isReady ? 'ready' : 'not ready';
  return Response.json({status, parts}, {status: isReady ? 200 : 503, headers});
}

async function askAll(ports: Ports): Promise<Readiness> {
  const {commerce, orderAttempts, mailer, payments, log} = ports;
  const ask = (part: keyof Readiness, question: () => Promise<unknown>) =>
    Promise.race([question(), tooLate()]).then(
      (): PartState => 'up',
      (thrown: unknown): PartState => {
        log.warn('health.down', {part, cause: toCause(thrown)});
        return 'down';
      },
    );
  const [shop, ledger, mail, paying] = await Promise.all([
    ask('shop', () => commerce.products.findFresh(1)),
    ask('ledger', () => orderAttempts.find('readyz')),
    ask('mail', async () => mailer.check?.()),
    ask('payments', async () => payments.check?.()),
  ]);
  return {shop, ledger, mail, payments: paying};
}

async function tooLate(): Promise<never> {
  await new Promise((done) => setTimeout(done, patienceMs));
  throw new Error(`no answer within ${patienceMs} ms`);
}
