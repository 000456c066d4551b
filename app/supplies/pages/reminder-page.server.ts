import {data, redirect} from 'react-router';
import {reminderWords} from '~/content/supplies';
import type {AppServices} from '~/server/app-services';
import {limitTries, toRefusedInit} from '~/server/http/limit-tries.server';
import {toCause} from '~/server/telemetry/log';
import type {SupplyAnswer} from '~/supplies/shown-supply';

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
export async function followReminderLink(services: AppServices, request: Request) {
  const link = readReminderLink(request);
  const {clientAddress} = services;
  const tooMany = await limitTries(services, 'stock-link', {clientAddress});
  if (tooMany) return data(refuse(tooMany.message), toRefusedInit([tooMany]));
  const answer = await follow(services, link);
  return data(answer, {status: answer.isSaved ? 200 : 422});
}

const refuse = (message: string): SupplyAnswer => ({isSaved: false, message});

async function follow(services: AppServices, {token, type}: ReminderLink): Promise<SupplyAnswer> {
  const {supplies, log} = services;
  try {
    const isGood = await supplies[type](token);
    if (!isGood) return refuse(reminderWords.linkOver);
    const message = type === 'stop' ? reminderWords.stopped : reminderWords.confirmed;
    return {isSaved: true, message};
  } catch (thrown) {
    log.error('reminder.link.failed', {cause: toCause(thrown)});
    return refuse(reminderWords.failed);
  }
}
