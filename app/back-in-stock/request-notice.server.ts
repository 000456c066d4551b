import {accepted, refused} from '~adapters/commerce';
import {isProvenEmail} from '~adapters/accounts';
import {accountMessages} from '~/content/messages/accounts';
import {stockNoticeWords} from '~/content/messages/stock-notice';
import type {AppServices} from '~/server/app-services';
import {isEmailAddress} from '~/forms/email-address';
import type {FormOutcome} from '~/forms/refusals';
import {limitTries} from '~/server/http/limit-tries.server';
import {toCause} from '~/server/telemetry/log';

const {emailInvalid} = accountMessages;

/** What is said of a request and of a link. */
export const noticeWords = {...stockNoticeWords, emailInvalid};

type NoticeOutcome = FormOutcome<typeof noticeWords>;

type Ports = Pick<
  AppServices,
  'stockNotices' | 'rateLimits' | 'log' | 'siteUrl' | 'clientAddress'
> & {
  access: Pick<AppServices['access'], 'shopper'>;
};

/** A number of the shop's in an address or a form. */
export const toId = (text: string | null | undefined) =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : null;

/** Notes who wants to hear that something is back. The answer never depends on what is known of the address. */
export async function requestStockNotice(
  ports: Ports,
  fields: Record<string, string>,
): Promise<NoticeOutcome> {
  const email = (fields['email'] ?? '').trim();
  const productId = toId(fields['product']);
  if (!isEmailAddress(email)) return refused('emailInvalid', 'email');
  if (productId === null) return refused('failed');
  const tooMany = await limitTries(ports, 'stock-notice', ports);
  if (tooMany) return {ok: false, refusals: [tooMany]};
  const isConfirmed = isProvenEmail(await ports.access.shopper(), email);
  const requested = {email, productId, variationId: toId(fields['variation']), isConfirmed};
  if (!(await note(ports, requested))) return refused('failed');
  return accepted(isConfirmed ? stockNoticeWords.noted(email) : stockNoticeWords.checkInbox);
}

interface RequestedPage {
  email: string;
  productId: number;
  variationId: number | null;
  isConfirmed: boolean;
}

/** A mailbox that had its mails to confirm gets no further one, and the answer is the same. */
async function note(ports: Ports, requested: RequestedPage): Promise<boolean> {
  const {email, isConfirmed} = requested;
  if (!isConfirmed && (await limitTries(ports, 'stock-notice-mail', {email}))) return true;
  try {
    const returnUrl = `${ports.siteUrl}/back-in-stock`;
    await ports.stockNotices.request({...requested, returnUrl});
    return true;
  } catch (error) {
    ports.log.error('notice.request.failed', {cause: toCause(error)});
    return false;
  }
}

/** Confirms a request by a mailed link, with a button's POST only: mail scanners open every link. */
export async function confirmNotice(
  ports: Ports,
  {token = ''}: Record<string, string>,
): Promise<NoticeOutcome> {
  if (token === '' || token.length > longestToken) return refused('linkOver');
  const tooMany = await limitTries(ports, 'stock-link', ports);
  if (tooMany) return {ok: false, refusals: [tooMany]};
  try {
    if (!(await ports.stockNotices.confirm(token))) return refused('linkOver');
  } catch (error) {
    ports.log.error('notice.link.failed', {cause: toCause(error)});
    return refused('failed');
  }
  return accepted(stockNoticeWords.confirmed);
}

const longestToken = 200;
