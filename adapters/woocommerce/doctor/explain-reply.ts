import {parseJson} from '~adapters/http';
import type {Trouble} from './check';
import type {Reply} from './reply';

/** WordPress finds /graphql by the rules that it writes when this button is pressed. */
export const savePermalinks =
  'Save the permalinks: under Settings, Permalinks, choose "Post name" and press Save Changes.';

/** Why an answer of the shop is none, as far as this one answer says; null for JSON of a healthy shop. */
export function explainReply(reply: Reply, address: string): Trouble | null {
  if (!reply.isAnswered) return explainSilence(reply.reason, new URL(address));
  const {status, location, text, json} = reply;
  if (status >= 300 && status < 400) return explainRedirect(address, location ?? '');
  const known = explainPage(status, text);
  if (known) return known;
  if (status >= 400) return explainStatus(status, text);
  if (text.trim() === '') return emptyAnswer;
  return json === undefined ? explainNoise(text) : null;
}

function explainSilence(reason: string, {host, hostname}: URL): Trouble {
  if (/ENOTFOUND|EAI_AGAIN/.test(reason))
    return {
      message: `There is no machine called ${hostname}.`,
      fix: 'Look for a typing mistake in WOO_GRAPHQL_URL (.env).',
    };
  if (reason === 'ECONNREFUSED')
    return {
      message: `Nobody answers at ${host}.`,
      fix: 'Start the shop’s web server, or correct the address in WOO_GRAPHQL_URL (.env).',
    };
  if (reason === 'timeout')
    return {
      message: `${host} gives no answer in time.`,
      fix: 'Look whether the shop’s server is busy, or whether a firewall keeps this machine out.',
    };
  if (/CERT|SIGNATURE|SSL|TLS/.test(reason))
    return {
      message: `The certificate of ${host} is not to be trusted (${reason}).`,
      fix: 'Renew it, with its whole chain; a browser often hides that a part is missing.',
    };
  return {
    message: `${host} cannot be reached (${reason}).`,
    fix: 'Look at the address in WOO_GRAPHQL_URL (.env) and at the network between the two.',
  };
}

function explainRedirect(address: string, location: string): Trouble {
  const target = URL.canParse(location, address) ? new URL(location, address) : null;
  const isSamePath =
    target?.pathname.replace(/\/$/, '') === new URL(address).pathname.replace(/\/$/, '');
  if (target && isSamePath)
    return {
      message: `The shop lives at another address: it sends on to ${target.origin}.`,
      fix: `Write WOO_GRAPHQL_URL=${target.href} into .env.`,
    };
  return {
    message: `The shop sends everybody on to ${target?.href ?? 'another page'}.`,
    fix: 'Let /graphql and /wp-json through: a plugin for maintenance, members or logins stands before them.',
  };
}

/** Pages and bodies that say what is wrong, whatever their status and form. */
function explainPage(status: number, text: string): Trouble | null {
  if (/establishing a database connection/i.test(text))
    return {
      message: 'The shop does not reach its database.',
      fix: 'Start the database, or correct its name, user and password in wp-config.php.',
    };
  if (/scheduled maintenance/i.test(text))
    return {
      message: 'The shop is being updated (maintenance mode).',
      fix: 'Wait a minute. If it stays so, delete the file .maintenance in the shop’s folder.',
    };
  if (
    /critical error on this website/i.test(text) ||
    /PHP (?:Fatal|Parse) error|<b>Fatal error<\/b>/.test(text)
  )
    return {
      message: 'A plugin or theme of the shop breaks while it answers (critical error).',
      fix: 'Read wp-content/debug.log (WP_DEBUG_LOG in wp-config.php) and switch off the plugin that it names.',
    };
  const isWall =
    [403, 503, 429].includes(status) && /cf-chl|captcha|just a moment|wordfence|sucuri/i.test(text);
  return isWall
    ? {
        message: `A firewall before the shop turns this machine away (${status}).`,
        fix: 'Let this machine’s address through to /graphql and /wp-json.',
      }
    : null;
}

function explainStatus(status: number, text: string): Trouble {
  if (status === 401 || status === 403)
    return {
      message: `Somebody before the shop asks for a password or refuses (${status}).`,
      fix: 'Let /graphql and /wp-json through: a password of the web server or a security plugin stands before them.',
    };
  if (status === 404 || status === 405)
    return {
      message: `There is no GraphQL at this address (${status}).`,
      fix: `${savePermalinks} If it stays so, activate WPGraphQL, and look at WOO_GRAPHQL_URL (.env).`,
    };
  if (status === 429)
    return {
      message: 'The shop says that it is asked too often (429).',
      fix: 'Let this machine’s address through in the plugin or service that counts.',
    };
  return text.trim() === ''
    ? {...emptyAnswer, message: `The shop breaks off without a word (${status}).`}
    : {
        message: `The shop answers with an error (${status}).`,
        fix: 'Read wp-content/debug.log (WP_DEBUG_LOG in wp-config.php) and the web server’s own log.',
      };
}

const emptyAnswer: Trouble = {
  message: 'The shop answers nothing at all: PHP ends early.',
  fix: 'Read the log of PHP; often its memory limit is too low (WP_MEMORY_LIMIT in wp-config.php).',
};

const pageInstead: Trouble = {
  message: 'The shop answers a page where data should be.',
  fix: 'Activate WPGraphQL, and look whether a plugin for maintenance or logins stands before the shop.',
};

/** Debug output stands before the JSON and spoils it. */
function explainNoise(text: string): Trouble {
  const starts = [...text.matchAll(/\{\s*"/g)].map(({index}) => index);
  const start = starts.slice(0, 20).find((index) => parseJson(text.slice(index)) !== undefined);
  if (start === undefined) return pageInstead;
  const noise = text.slice(0, start);
  const [, culprit] = /wp-content\/(?:mu-)?plugins\/([\w-]+)/.exec(noise) ?? [];
  const said = noise
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 120);
  return {
    message: `The shop prints something before its answer: "${said}".`,
    fix:
      "Write define( 'WP_DEBUG_DISPLAY', false ); into wp-config.php" +
      (culprit ? `, and tell the makers of the plugin "${culprit}".` : '.'),
  };
}
