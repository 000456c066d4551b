import {envLinesOf, type ShopAccess} from './access';
import {placesIn, type ShopSettings} from './settings';

export const portTaken = (port: number) =>
  `Port ${port} is taken: end what listens there, or choose another with SHOP_PORT=${port + 1} npm run shop.`;

export const noInternet =
  'wordpress.org does not answer: go online, or name a folder that has wordpress/ and plugins/ with SHOP_FILES=<folder> npm run shop.';

export const noPlayground =
  'npm cannot fetch WordPress Playground: go online once with npm run shop, from then on it is kept on this machine.';

/** Why Playground ended by itself. */
export function whyEnded(said: string, port: number): string {
  if (/EADDRINUSE|port .* (already )?in use/i.test(said)) return portTaken(port);
  if (
    /npm (error|ERR!).*(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENOTCACHED|network)/i.test(said)
  )
    return noPlayground;
  const last = said.trim().split('\n').slice(-8).join('\n');
  return `WordPress Playground ended by itself; npm run shop starts it again. Its last words:\n${last}`;
}

/** What a developer needs once the shop is open. */
export const opened = (settings: ShopSettings, access: ShopAccess): string =>
  `The shop is open at http://127.0.0.1:${settings.port}
Its back office: http://127.0.0.1:${settings.port}/wp-admin (admin, ${access.adminPassword})
Its mails: ${placesIn(settings.folder).mails}

${envLinesOf(access, settings.port)}

With these lines in .env: npm run doctor, npm run products, npm start. Each answer takes about a second.
npm run test:live holds the contract against it. Ctrl-C ends it, and the next start finds it as it was.
To begin again, remove ${settings.folder}.`;
