import '../../hosts/env-file.ts';
import {envLinesOf, findAccess} from '../../hosts/shop/access.ts';
import {placesIn, readShopSettings} from '../../hosts/shop/settings.ts';

/** The shop that `.env` names; else the one of `npm run shop`, in which everything may be tried. */
export function liveSettings(given: NodeJS.ProcessEnv = process.env): Record<string, string> {
  if (given['WOO_GRAPHQL_URL']) return {};
  const {folder, port} = readShopSettings(given);
  const access = findAccess(folder);
  if (!access)
    throw new Error(
      'There is no shop to test: start one with npm run shop, or name one by WOO_GRAPHQL_URL.',
    );
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
