import {redirect} from 'react-router';
import {accepted, refused} from '~adapters/commerce';
import {reminderWords} from '~/content/supplies';
import type {FormOutcome} from '~/forms/refusals';
import type {AppServices} from '~/server/app-services';
import {answerForm} from '~/server/http/answer-form.server';
import {limitTries} from '~/server/http/limit-tries.server';
import {toCause} from '~/server/telemetry/log';

const longestToken = 200;

/** The token of a mail's link; without one it leads home. */
export function readReminderToken(request: Request): string {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  if (token === '' || token.length > longestToken) throw redirect('/');
  return token;
}

export const confirmReminder = async (services: AppServices, request: Request) =>
  answerForm(reminderWords, await confirm(services, readReminderToken(request)));

async function confirm(
  services: AppServices,
  token: string,
): Promise<FormOutcome<typeof reminderWords>> {
  const {clientAddress, supplies, log} = services;
  const tooMany = await limitTries(services, 'stock-link', {clientAddress});
  if (tooMany) return {ok: false, refusals: [tooMany]};
  try {
    const isGood = await supplies.confirm(token);
    return isGood ? accepted(reminderWords.confirmed) : refused('linkOver');
  } catch (thrown) {
    log.error('reminder.link.failed', {cause: toCause(thrown)});
    return refused('failed');
  }
}
