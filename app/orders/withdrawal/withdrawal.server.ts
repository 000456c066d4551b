import {data, redirect} from 'react-router';
import {
  shopScope,
  type Order,
  type OrderNews,
  type Refusal,
  type WithdrawalException,
} from '~adapters/commerce';
import {isAsked} from '~/content/asked-laws.server';
import {laws} from '~/content/markets/laws';
import {withdrawalWords as words} from '~/content/withdrawal';
import {isEmailAddress} from '~/forms/email-address';
import {showRefusals, type CodeOf} from '~/forms/refusals';
import {accountMessages} from '~/content/messages/accounts';
import {toPath, type Followed} from '~/orders/find-followed.server';
import {findNews} from '~/orders/order-progress.server';
import type {AppServices} from '~/server/app-services';
import {limitTries, toRefusedInit} from '~/server/http/limit-tries.server';
import {toLongDate, toLongTime} from '~/server/http/long-date.server';
import {readFields} from '~/server/http/request-body.server';
import {toCause} from '~/server/telemetry/log';
import {
  fieldOf,
  toWithdrawalPath,
  withdrawalId,
  type ShownWithdrawal,
  type WithdrawalAnswer,
  type WithdrawalForm,
} from './withdrawal-form';

type Services = Pick<AppServices, 'clientAddress' | 'commerce' | 'log' | 'rateLimits'>;

/** From which lines one can withdraw, where the law of the country asks it to which the order goes. */
function openLines({lines}: Order, {withdrawal, address}: OrderNews): WithdrawalForm['lines'] {
  const {countries}: {countries: readonly string[]} = laws.withdrawal;
  if (!withdrawal || !address || !isAsked('withdrawal') || !countries.includes(address.country))
    return [];
  const noteOf = (exception: WithdrawalException | '') => exception && words.exceptions[exception];
  return withdrawal.lines.flatMap(({line: place, exception}) => {
    const line = lines[place];
    if (!line) return [];
    const label = words.item(line.quantity, line.name);
    return {place, label, note: noteOf(exception), isOpen: exception !== 'perishable'};
  });
}

/** What the order's page says of it; null where there is nothing to say. */
export function toShownWithdrawal(
  order: Order,
  news: OrderNews,
  path: string,
): ShownWithdrawal | null {
  const {until, withdrawn = []} = news.withdrawal ?? {};
  const isOpen = openLines(order, news).some((line) => line.isOpen);
  if (!isOpen && withdrawn.length === 0) return null;
  return {
    href: isOpen ? shopScope().withdrawsItself || toWithdrawalPath(path) : '',
    until: toLongDate(until ?? ''),
    withdrawn: withdrawn.map(({at, lines}) => ({
      on: toLongTime(at),
      lines: lines.flatMap((place) => {
        const line = order.lines[place];
        return line ? words.item(line.quantity, line.name) : [];
      }),
    })),
  };
}

/** The form of an order; where nobody can withdraw from it here, its page says why. By a link alone no address is shown. */
export async function showWithdrawalForm(
  services: Pick<AppServices, 'commerce' | 'log'>,
  order: Order,
  followed: Followed,
): Promise<WithdrawalForm> {
  const news = (await findNews(services, [order]))(order.databaseId);
  const path = toPath(followed);
  const lines = openLines(order, news);
  if (!lines.some(({isOpen}) => isOpen) || shopScope().withdrawsItself) throw redirect(path);
  const {firstName = '', lastName = ''} = news.billing ?? news.address ?? {};
  const name = `${firstName} ${lastName}`.trim();
  const email = followed.key === null ? order.email : '';
  return {orderNumber: order.orderNumber, path, lines, name, email};
}

const texts = {...words, tooManyTries: accountMessages.tooManyTries};

type Refused = Refusal<CodeOf<typeof texts>>;

/** Either step: the first is answered with what the second confirms, which leads back to the order. */
export async function postWithdrawal(
  context: Services,
  request: Request,
  order: Order,
  followed: Followed,
) {
  const form = await showWithdrawalForm(context, order, followed);
  const fields = await readFields(request);
  const typed = {
    lines: form.lines
      .filter(({place, isOpen}) => isOpen && fields[fieldOf(place)])
      .map(({place}) => place),
    name: fields['name']?.trim() ?? '',
    email: fields['email']?.trim() ?? '',
  };
  const answer = (refusals: Refused[]) =>
    data<WithdrawalAnswer>(
      {refusals: showRefusals(texts, refusals), typed},
      refusals.length > 0 ? toRefusedInit(refusals) : {status: 200},
    );
  const refusals = check(typed);
  if (refusals.length > 0 || !fields['confirmed']) return answer(refusals);
  const {clientAddress, commerce, log} = context;
  const {databaseId: orderId, email} = order;
  const tooMany = await limitTries(context, 'withdraw', {clientAddress, email});
  if (tooMany) return answer([tooMany]);
  try {
    if (!(await commerce.orders.withdraw(orderId, typed)))
      return answer([{code: 'over', field: null}]);
  } catch (thrown) {
    log.error('order.withdrawal.failed', {orderId, cause: toCause(thrown)});
    return answer([{code: 'failed', field: null}]);
  }
  log.info('order.withdrawal.taken', {orderId});
  throw redirect(`${form.path}#${withdrawalId}`);
}

const mostOfName = 200;

function check({lines, name, email}: WithdrawalAnswer['typed']): Refused[] {
  const refusals: Refused[] = [];
  if (lines.length === 0) refusals.push({code: 'noLine', field: 'lines'});
  if (name === '' || name.length > mostOfName) refusals.push({code: 'noName', field: 'name'});
  if (email !== '' && !isEmailAddress(email)) refusals.push({code: 'badEmail', field: 'email'});
  return refusals;
}
