import '../../hosts/env-file.ts';
import {envLinesOf, findAccess} from '../../hosts/shop/access.ts';
import {placesIn, readShopSettings} from '../../hosts/shop/settings.ts';

/** Nothing to add for the shop that `.env` names; else that of `npm run shop`, in which everything may be tried. */
export function liveSettings(given: NodeJS.ProcessEnv = process.env): Record<string, string> {
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
