import {data} from 'react-router';
import type {MailAddress} from '~adapters/accounts';
import {accepted, refused} from '~adapters/commerce';
import {mailKinds, mailWords} from '~/content/mail-kinds';
import {showRefusals, type FormOutcome} from '~/forms/refusals';
import type {AppServices} from '~/server/app-services';
import {answerForm} from '~/server/http/answer-form.server';
import {limitTries} from '~/server/http/limit-tries.server';
import {readFields} from '~/server/http/request-body.server';
import {toCause} from '~/server/telemetry/log';
import {requireSession} from './session/require-session.server';

/** A mail's link shows what its address gets, whoever is signed in; without one it is the account's, once confirmed. */
async function addressOf(context: AppServices, request: Request): Promise<MailAddress | null> {
  const token = new URL(request.url).searchParams.get('token');
  if (token !== null) return {token: token.slice(0, longestToken)};
  const {email, emailConfirmedAt} = (await requireSession(context, request)).shopper;
  return emailConfirmedAt === null ? null : {email};
}

const longestToken = 200;

type MailOutcome<Value> = FormOutcome<typeof mailWords, Value>;

/** The kinds that the address gets; `end`ed is one of them, or `all`, before. */
async function list(
  {accounts, log}: AppServices,
  address: MailAddress | null,
  end?: string,
): Promise<MailOutcome<string[]>> {
  if (!address) return refused('unconfirmed');
  try {
    const kinds = await accounts.mails.list(address, end);
    if (!kinds) return refused('linkOver');
    return accepted(Object.keys(mailKinds).filter((kind) => (kinds[kind] ?? 0) > 0));
  } catch (error) {
    log.error('mails.list.failed', {cause: toCause(error)});
    return refused('failed');
  }
}

const statuses: Record<string, number> = {failed: 503, linkOver: 404};

export async function showMails(context: AppServices, request: Request) {
  const address = await addressOf(context, request);
  const found = await list(context, address);
  if (found.ok) return data({address, kinds: found.value, problem: null});
  const [problem] = showRefusals(mailWords, found.refusals);
  const shown = {address, kinds: null, problem: problem?.message ?? null};
  return data(shown, {status: statuses[problem?.code ?? ''] ?? 200});
}

/** Ends the kind of the pressed button, or, for a mail program, that of the mail (RFC 8058). */
export async function endMails(context: AppServices, request: Request) {
  const address = await addressOf(context, request);
  const {kind = new URL(request.url).searchParams.get('type') ?? ''} = await readFields(request);
  return answerForm(mailWords, await end(context, address, kind));
}

async function end(
  context: AppServices,
  address: MailAddress | null,
  kind: string,
): Promise<MailOutcome<string>> {
  const kinds = new Map(Object.entries({...mailKinds, all: mailWords}));
  const words = kinds.get(kind);
  if (!words) return refused('linkOver');
  const ended = await list(context, address, kind);
  if (ended.ok) return accepted(words.ended);
  // Of a network only what was refused counts: a mail provider ends for all its readers from a few addresses.
  const {clientAddress} = context;
  const tooMany = await limitTries(context, 'stock-link', {clientAddress});
  return tooMany ? {ok: false, refusals: [tooMany]} : ended;
}
