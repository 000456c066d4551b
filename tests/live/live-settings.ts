import '../../server/env-file.ts';
import {envLinesOf, findAccess} from '../../cli/shop/access.ts';
import {placesIn, readShopSettings} from '../../cli/shop/settings.ts';
import {measureQuestion} from './patience.ts';

type Settings = Record<string, string>;

/** The shop that the live suites try, and how long it takes for a question. */
export async function liveSettings(given: NodeJS.ProcessEnv = process.env): Promise<Settings> {
  const shop = shopOf(given);
  const endpoint = shop['WOO_GRAPHQL_URL'] ?? given['WOO_GRAPHQL_URL'];
  const questionMs = await measureQuestion(endpoint, given['LIVE_QUESTION_MS']);
  return {...shop, LIVE_QUESTION_MS: String(questionMs)};
}

/** Nothing to add for the shop that `.env` names; else that of `npm run shop`, in which everything may be tried. */
function shopOf(given: NodeJS.ProcessEnv): Settings {
  if (given['WOO_GRAPHQL_URL']) return {};
  const {folder, port} = readShopSettings(given);
  const access = findAccess(folder);
  if (!access) return {};
  return {
    ...Object.fromEntries(
      envLinesOf(access, port)
        .split('\n')
        .map((line) => line.split(/=(.*)/s).slice(0, 2) as [string, string]),
    ),
    WOO_CONTRACT_WRITES: '1',
    LIVE_ADMIN: access.adminApplication,
    LIVE_MAILS: placesIn(folder).mails,
  };
}
