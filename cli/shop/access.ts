import {existsSync, readFileSync} from 'node:fs';
import {placesIn} from './settings.ts';

export interface ShopAccess {
  /** The storefront's lines, as the plugin made them. */
  env: string;
  adminPassword: string;
  /** `name:password` for WordPress's REST interface. */
  adminApplication: string;
}

/** How one comes into the shop that stands in this folder; null until it is made. */
export function findAccess(folder: string): ShopAccess | null {
  const {access} = placesIn(folder);
  return existsSync(access) ? (JSON.parse(readFileSync(access, 'utf8')) as ShopAccess) : null;
}

/** The lines for `.env`, by the port that the shop has today. */
export const envLinesOf = ({env}: ShopAccess, port: number): string =>
  env.replace(/^(WOO_GRAPHQL_URL=).*$/m, `$1http://127.0.0.1:${port}/graphql`);
