import {beforeAll, describe, expect, test} from 'vitest';
import type {Accounts} from '~adapters/accounts';
import {createWooAccounts} from '~adapters/accounts/woocommerce/woocommerce-accounts';
import {mailBrand, welcomeMail} from '~/content/mails';
import {toWelcomeMail} from '~adapters/mail';
import {createShopRateLimits} from '~adapters/rate-limits';
import {createWooMailer} from '~adapters/mail/woocommerce';
import {createAgentSessions} from '~adapters/woocommerce/agent-sessions';
import {createChangeJournal} from '~adapters/woocommerce/change-journal';
import {holdsTheAccountsContract} from '../contract/holds-the-accounts-contract';
import {holdsTheAgentSessionsContract} from '../contract/holds-the-agent-sessions-contract';
import {holdsItsMarks} from '../contract/holds-the-journal-contract';
import {holdsTheLimitsContract} from '../contract/holds-the-limits-contract';
import {noteMade} from './live-admin';
import {
  leftOut,
  livePlugin,
  mailedLinks,
  mailFolder,
  mailsTo,
  mayWrite,
  readFacts,
} from './live-shop';
import {patienceFor} from './patience';

beforeAll(async () => {
  const {plugin, wordpress, woocommerce, wpgraphql, woographql, php} = await readFacts();
  console.log(
    `Plugin ${plugin.version}, WordPress ${wordpress}, WooCommerce ${woocommerce}, ` +
      `WPGraphQL ${wpgraphql}, WooGraphQL ${woographql}, PHP ${php}; ` +
      `a question takes ${process.env['LIVE_QUESTION_MS']} ms`,
  );
  if (leftOut.length > 0) console.log(`Left out: ${leftOut.join(', ')}`);
});

describe.runIf(mayWrite)('the counters of a real shop', () => {
  holdsTheLimitsContract(async () => createShopRateLimits(livePlugin()));
});

describe.runIf(mayWrite)('the sessions of agents in a real shop', () => {
  holdsTheAgentSessionsContract(async () => createAgentSessions(livePlugin()));
});

describe('the journal of a real shop', () => {
  holdsItsMarks(async () => createChangeJournal(livePlugin()));
});

const hasMails = mayWrite && Boolean(mailFolder);

/** Whoever signs up is noted. */
function openAccounts(): Accounts {
  const accounts = createWooAccounts(livePlugin());
  return {
    ...accounts,
    async signUp(email, ...more) {
      const opened = await accounts.signUp(email, ...more);
      if (opened.ok) noteMade('customers', opened.value.shopper.customerId);
      return opened;
    },
  };
}

describe.runIf(hasMails)('the customers of a real shop', () => {
  holdsTheAccountsContract(async () => ({
    accounts: openAccounts(),
    mailedLinks,
    siteUrl: (await readFacts()).storefrontUrl ?? 'http://127.0.0.1:3000',
  }));
});

test.runIf(hasMails)('a real shop sends our mails in its own frame', async () => {
  const userEmail = `ana-${crypto.randomUUID().slice(0, 8)}@shop.example`;
  const addresses = {siteUrl: 'https://shop.example', supportEmail: 'support@shop.example'};
  const mail = toWelcomeMail({userEmail, ...addresses}, welcomeMail, mailBrand);
  const mailer = createWooMailer(livePlugin());
  await mailer.send(mail);
  // The answer was lost: the same mail goes out once.
  await mailer.send(mail);
  await expect
    .poll(() => mailsTo(userEmail), {timeout: Math.max(10_000, patienceFor(1))})
    .toHaveLength(1);
  const [sent] = mailsTo(userEmail);
  expect(sent).toMatchObject({subject: mail.subject});
  expect(sent?.message).toContain('Browse our products');
  expect(sent?.message.match(/<body/g)).toHaveLength(1);
});
