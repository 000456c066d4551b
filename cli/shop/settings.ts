import path from 'node:path';

export interface ShopSettings {
  port: number;
  /** A folder with wordpress/ and plugins/; null: they are downloaded. */
  files: string | null;
  /** What stays from start to start. */
  folder: string;
  /** Where the storefront will be: the shop leads payers back there. */
  storefrontUrl: string;
}

const usualPort = 9400;

export function readShopSettings(given: NodeJS.ProcessEnv): ShopSettings {
  const {SHOP_PORT, SHOP_FILES, DATA_DIR, PUBLIC_STORE_URL, PORT} = given;
  return {
    port: toPort(SHOP_PORT || String(usualPort)),
    files: SHOP_FILES ? path.resolve(SHOP_FILES) : null,
    folder: path.resolve(DATA_DIR || '.data', 'shop'),
    storefrontUrl: (PUBLIC_STORE_URL || `http://127.0.0.1:${PORT || '3000'}`).replace(/\/$/, ''),
  };
}

function toPort(given: string): number {
  const port = Number(given);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`SHOP_PORT=${given} is no port: write a number from 1 to 65535.`);
}

/** What stands where in the shop's folder. */
export const placesIn = (folder: string) => ({
  site: path.join(folder, 'site'),
  stored: path.join(folder, 'kept'),
  mails: path.join(folder, 'kept', 'mails'),
  seed: path.join(folder, 'kept', 'seed.json'),
  /** Written last: a shop without it was never finished. */
  access: path.join(folder, 'kept', 'access.json'),
  blueprint: path.join(folder, 'blueprint.json'),
  phpIni: path.join(folder, 'php.ini'),
});
