import {accepted, refused} from '~adapters/commerce';
import {reviewMailMessages} from '~/content/messages/reviews';
import type {FormOutcome} from '~/forms/refusals';
import type {AppServices} from '~/server/app-services';
import {limitTries} from '~/server/http/limit-tries.server';
import {toCause} from '~/server/telemetry/log';

type Ports = Pick<AppServices, 'reviews' | 'rateLimits' | 'log' | 'clientAddress'>;

/** Ends review mails to the address behind this link (rules: Reviews). */
export async function stopReviewMails(
  ports: Ports,
  token: string,
): Promise<FormOutcome<typeof reviewMailMessages>> {
  const {reviews, log, clientAddress} = ports;
  const limit = await limitTries(ports, 'confirm-link', {clientAddress});
  if (limit) return {ok: false, refusals: [limit]};
  try {
    const isKnown = await reviews.stopMails(token);
    return isKnown ? accepted(reviewMailMessages.stopped) : refused('unknown');
  } catch (error) {
    log.error('review.mails.unstopped', {cause: toCause(error)});
    return refused('failed');
  }
}
