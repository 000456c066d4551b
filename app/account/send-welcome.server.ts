import type {Counters} from '~/server/http/limit-tries.server';
import {toWelcomeMail, type Mailer} from '~adapters/mail';
import {mailBrand, welcomeMail} from '~/content/mails';
import {toCause, type Log} from '~/server/telemetry/log';
import {limitTries} from '~/server/http/limit-tries.server';

interface WelcomePorts {
  mailer: Mailer;
  rateLimits: Counters;
  log: Log;
}

/** Greets a new shopper, once a day at most. A failure is only logged: sign-up still stands. */
export async function sendWelcome(
  ports: WelcomePorts,
  {userEmail, clientAddress}: {userEmail: string; clientAddress: string},
  {siteUrl, supportEmail}: {siteUrl: string; supportEmail: string},
): Promise<void> {
  const tooMany = await limitTries(ports, 'welcome', {clientAddress, email: userEmail});
  if (tooMany) return;
  try {
    await ports.mailer.send(
      toWelcomeMail({userEmail, siteUrl, supportEmail}, welcomeMail, mailBrand),
    );
  } catch (error) {
    ports.log.warn('welcome.failed', {cause: toCause(error)});
  }
}
