import {redirect} from 'react-router';
import {accepted, refused} from '~adapters/commerce';
import {reminderWords} from '~/content/supplies';
import type {FormOutcome} from '~/forms/refusals';
import type {AppServices} from '~/server/app-services';
import {answerForm} from '~/server/http/answer-form.server';
import {limitTries} from '~/server/http/limit-tries.server';
import {toCause} from '~/server/telemetry/log';

export interface ReminderLink {
  token: string;
  type: 'confirm' | 'stop';
}

const longestToken = 200;

/** The link of a mail; without one it leads home. */
export function readReminderLink(request: Request): ReminderLink {
  const {searchParams} = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  if (token === '' || token.length > longestToken) throw redirect('/');
  return {token, type: searchParams.get('type') === 'stop' ? 'stop' : 'confirm'};
}

/** Of the page's button, and of mail programs that press it themselves (RFC 8058). */
export const followReminderLink = async (services: AppServices, request: Request) =>
  answerForm(reminderWords, await follow(services, readReminderLink(request)));

async function follow(
  services: AppServices,
  {token, type}: ReminderLink,
): Promise<FormOutcome<typeof reminderWords>> {
  const {clientAddress, supplies, log} = services;
  const tooMany = await limitTries(services, 'stock-link', {clientAddress});
  if (tooMany) return {ok: false, refusals: [tooMany]};
  try {
    const isGood = await supplies[type](token);
    if (!isGood) return refused('linkOver');
    return accepted(type === 'stop' ? reminderWords.stopped : reminderWords.confirmed);
  } catch (thrown) {
    log.error('reminder.link.failed', {cause: toCause(thrown)});
    return refused('failed');
  }
}
