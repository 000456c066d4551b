import {cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {createSeed} from '~mocks/woocommerce/seed/create-seed';
import {plugins, toBlueprint, type Source} from './blueprint';
import {phpIni} from './php-ini';
import {placesIn, type ShopSettings} from './settings';

/** From disk, from the net, or there already: then nothing of it is touched. */
export const sourceOf = ({files, folder}: ShopSettings): Source => {
  if (existsSync(placesIn(folder).access)) return 'made before';
  return files === null ? 'downloaded' : 'from disk';
};

/** Lays out what Playground needs; what an earlier start left unfinished is begun again. */
export function prepareSite(settings: ShopSettings, adminPassword: string): Source {
  const source = sourceOf(settings);
  const places = placesIn(settings.folder);
  if (source !== 'made before') {
    for (const place of [places.site, places.stored]) rmSync(place, {recursive: true, force: true});
    mkdirSync(places.mails, {recursive: true, mode: 0o700});
    if (settings.files === null) mkdirSync(places.site);
    else copyFiles(settings.files, places.site);
    writeFileSync(places.seed, JSON.stringify({...createSeed(), adminPassword}), {mode: 0o600});
  }
  writeFileSync(places.phpIni, phpIni);
  writeFileSync(places.blueprint, JSON.stringify(toBlueprint(source), null, 2));
  return source;
}

const needed = [
  'wordpress/wp-load.php',
  ...plugins.slice(0, -1).map((plugin) => `plugins/${plugin}`),
];

function copyFiles(files: string, site: string): void {
  const missing = needed.filter((file) => !existsSync(path.join(files, file)));
  if (missing.length > 0)
    throw new Error(
      `SHOP_FILES=${files} lacks ${missing.join(', ')}: unpack WordPress into its folder wordpress/ and each plugin into plugins/.`,
    );
  const copy = `${site}.copy`;
  rmSync(copy, {recursive: true, force: true});
  cpSync(path.join(files, 'wordpress'), copy, {recursive: true, dereference: true});
  for (const folder of ['plugins', 'themes'])
    if (existsSync(path.join(files, folder)))
      cpSync(path.join(files, folder), path.join(copy, 'wp-content', folder), {
        recursive: true,
        dereference: true,
      });
  renameSync(copy, site);
}
