import {data, redirect} from 'react-router';
import {faults, isPicture, type Fault, type Order, type Refusal} from '~adapters/commerce';
import {problemLimits, problemWords} from '~/content/order-problem';
import type {AppServices} from '~/server/app-services';
import {limitTries, toRefusedInit} from '~/server/http/limit-tries.server';
import {readForm} from '~/server/http/request-body.server';
import {toCause} from '~/server/telemetry/log';
import {fieldOf, problemId, type ProblemAnswer} from './problem-answer';

type Services = Pick<AppServices, 'clientAddress' | 'commerce' | 'log' | 'rateLimits'>;

/** Three pictures, and what else the form says. */
const mostBytes = problemLimits.pictures * problemLimits.pictureBytes + 64 * 1024;

const picturesRefused: Refusal = {field: 'pictures', message: problemWords.badPictures};

const declined = {
  noPicture: picturesRefused,
  tooMany: {field: 'pictures', message: problemWords.tooManyPictures},
  over: {field: null, message: problemWords.over},
};

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
    return refuse([{field: null, message: problemWords.failed}], typed);
  }
  log.info('order.problem.taken', {orderId: order.databaseId});
  throw redirect(`${path}#${problemId}`);
}

function refuse(refusals: Refusal[], typed: ProblemAnswer['typed']) {
  const answer: ProblemAnswer = {refusals, typed};
  return data(answer, toRefusedInit(refusals));
}

async function readProblem(form: FormData, order: Order) {
  const entry = form.get('text');
  const text = typeof entry === 'string' ? entry.trim() : '';
  const lines = order.lines.flatMap((_line, line) => {
    const what = form.get(fieldOf(line));
    return isFault(what) ? {line, what} : [];
  });
  const pictures = await readPictures(form);
  const refusals: Refusal[] = [
    ...(lines.length > 0 ? [] : [{field: 'lines', message: problemWords.noLine}]),
    ...(text.length > problemLimits.text
      ? [{field: 'text', message: problemWords.textTooLong}]
      : []),
    ...(pictures ? [] : [picturesRefused]),
  ];
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
