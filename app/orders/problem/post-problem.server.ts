import {redirect} from 'react-router';
import {faults, isPicture, type Fault, type Order, type Refusal} from '~adapters/commerce';
import {problemLimits, problemWords} from '~/content/order-problem';
import type {AppServices} from '~/server/app-services';
import type {CodeOf} from '~/forms/refusals';
import {answerForm} from '~/server/http/answer-form.server';
import {limitTries} from '~/server/http/limit-tries.server';
import {readForm} from '~/server/http/request-body.server';
import {toCause} from '~/server/telemetry/log';
import {fieldOf, problemId} from './problem-form';

type Services = Pick<AppServices, 'clientAddress' | 'commerce' | 'log' | 'rateLimits'>;

/** Three pictures, and what else the form says. */
const mostBytes = problemLimits.pictures * problemLimits.pictureBytes + 64 * 1024;

type Refused = Refusal<CodeOf<typeof problemWords>>;

const picturesRefused: Refused = {code: 'badPictures', field: 'pictures'};

const declined = {
  noPicture: picturesRefused,
  tooMany: {code: 'tooManyPictures', field: 'pictures'},
  over: {code: 'over', field: null},
} satisfies Record<string, Refused>;

const isFault = (value: unknown): value is Fault => faults.some((fault) => fault === value);

/** Takes what the form says is wrong, and leads back to the order, which says that it was received. */
export async function postProblem(context: Services, request: Request, order: Order, path: string) {
  const form = await readForm(request, mostBytes);
  if (!form) return refuse([picturesRefused], {});
  const {problem, typed, refusals} = await readProblem(form, order);
  if (refusals.length > 0) return refuse(refusals, typed);
  const {clientAddress, commerce, log} = context;
  const caller = {clientAddress, email: order.email};
  const tooMany = await limitTries(context, 'report-problem', caller);
  if (tooMany) return refuse([tooMany], typed);
  try {
    const outcome = await commerce.orders.reportProblem(order.databaseId, problem);
    if (outcome !== 'taken') return refuse([declined[outcome]], typed);
  } catch (thrown) {
    log.error('order.problem.failed', {orderId: order.databaseId, cause: toCause(thrown)});
    return refuse([{code: 'failed', field: null}], typed);
  }
  log.info('order.problem.taken', {orderId: order.databaseId});
  throw redirect(`${path}#${problemId}`);
}

const refuse = (refusals: Refused[], typed: Record<string, string>) =>
  answerForm(problemWords, {ok: false, refusals}, typed);

async function readProblem(form: FormData, order: Order) {
  const entry = form.get('text');
  const text = typeof entry === 'string' ? entry.trim() : '';
  const lines = order.lines.flatMap((_line, line) => {
    const what = form.get(fieldOf(line));
    return isFault(what) ? {line, what} : [];
  });
  const pictures = await readPictures(form);
  const refusals: Refused[] = [];
  if (lines.length === 0) refusals.push({code: 'noLine', field: 'lines'});
  if (text.length > problemLimits.text) refusals.push({code: 'textTooLong', field: 'text'});
  if (!pictures) refusals.push(picturesRefused);
  return {
    problem: {lines, text, pictures: pictures ?? []},
    typed: {text, ...Object.fromEntries(lines.map(({line, what}) => [fieldOf(line), what]))},
    refusals,
  };
}

/** Null where there are too many, one is too large, or one is no picture. */
async function readPictures(form: FormData): Promise<Uint8Array[] | null> {
  // A field without a choice sends a file without a name.
  const files = form
    .getAll('pictures')
    .filter((file) => typeof file !== 'string' && (file.size > 0 || file.name !== ''))
    .map((file) => file as File);
  const {pictures: most, pictureBytes} = problemLimits;
  if (files.length > most || files.some(({size}) => size > pictureBytes)) return null;
  const read = await Promise.all(
    files.map(async (file) => new Uint8Array(await file.arrayBuffer())),
  );
  return read.every(isPicture) ? read : null;
}
