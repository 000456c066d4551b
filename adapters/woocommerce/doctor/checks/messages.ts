import {fine, toConfirm, wrong, type Check} from '../check';
import {jsonOf} from '../reply';
import {factsOf} from '../shop-facts';
import type {ShopProbe} from '../shop-probe';

const page = 'WooCommerce, Bellyful storefront';

/** Whether shop and storefront know each other’s address, and the shop’s messages arrive. */
export const checkMessages = (probe: ShopProbe): Check[] =>
  factsOf(probe.facts).plugin
    ? [checkStoreAddress(probe), checkWebhook(probe), ...checkClock(probe), ...checkMails(probe)]
    : [];

function checkMails({facts}: ShopProbe): Check[] {
  const name = 'Mails';
  const {outbox} = factsOf(facts);
  if (!outbox) return [];
  if (outbox.failed === 0) return [fine(name, 'None is stuck.')];
  return [
    wrong(name, {
      message: `${outbox.failed} could not be sent, the oldest from ${outbox.since}: ${outbox.reason}`,
      fix: `Mend the shop’s mail settings, then press "Send the mails again" or "Drop these mails" under ${page}.`,
    }),
  ];
}

function checkStoreAddress({facts, settings}: ShopProbe): Check {
  const name = 'The storefront’s address';
  const {storefrontUrl} = factsOf(facts);
  const {storeUrl} = settings;
  if (!storefrontUrl)
    return wrong(name, {
      message: 'The shop does not know where the storefront is: payers are not led back to it.',
      fix: `Fill in ${storeUrl} under ${page}.`,
    });
  if (withoutSlash(storefrontUrl) === withoutSlash(storeUrl))
    return fine(name, `${storeUrl}, as the shop has it.`);
  return wrong(name, {
    message: `The shop has ${storefrontUrl}, the storefront ${storeUrl}: nobody could sign up, or reset a password.`,
    fix: `Write PUBLIC_STORE_URL=${withoutSlash(storefrontUrl)} into .env, or correct the address under ${page}.`,
  });
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '').toLowerCase();

function checkWebhook({facts, settings, storefront}: ShopProbe): Check {
  const name = 'Messages about changes';
  const status = factsOf(facts).webhook?.lastStatus ?? null;
  if (!settings.hasWebhookSecret)
    return wrong(name, {
      message:
        'WOO_WEBHOOK_SECRET is missing in .env: changes in the shop are seen some seconds late.',
      fix: `Press "Make a new secret of its messages" under ${page}, and copy its line into .env.`,
    });
  if (status !== null && status >= 200 && status < 300) return fine(name, 'The last one arrived.');
  if (status === 401)
    return wrong(name, {
      message: 'The storefront did not know the signature of the last one.',
      fix: `Press "Make a new secret of its messages" under ${page}, copy its line into .env (WOO_WEBHOOK_SECRET), start the storefront, and press "Send a test message".`,
    });
  const isRunning = jsonOf(storefront)['status'] === 'alive';
  if (!isRunning || status === null)
    return toConfirm(
      name,
      `None has arrived yet. Once the storefront runs, press "Send a test message" under ${page}.`,
    );
  return wrong(name, explainStatus(status));
}

const explainStatus = (status: number) =>
  status === 0
    ? {
        message: 'The shop’s last message did not reach the storefront, which runs.',
        fix: `Press "Send a test message" under ${page}. If it stays so, let the shop’s server reach the storefront’s address.`,
      }
    : {
        message: `The storefront answered the shop’s last message with ${status}.`,
        fix: `Look into the storefront’s log (404: an older storefront runs there), and press "Send a test message" under ${page}.`,
      };

/** Signatures, sessions and holds end by the clock (rules: The doctor). */
const mostSkewSeconds = 60;

function checkClock({facts, requestedAt}: ShopProbe): Check[] {
  const name = 'Clock';
  const shopTime = Date.parse(factsOf(facts).time ?? '');
  if (Number.isNaN(shopTime)) return [];
  const skew = Math.round((shopTime - requestedAt) / 1000);
  if (Math.abs(skew) <= mostSkewSeconds)
    return [fine(name, 'The shop’s and this machine’s agree.')];
  const minutes = Math.max(1, Math.round(Math.abs(skew) / 60));
  return [
    wrong(name, {
      message: `The shop’s is ${minutes} min ${skew > 0 ? 'ahead of' : 'behind'} this machine’s.`,
      fix: 'Let both machines set their clocks by the network (NTP).',
    }),
  ];
}
