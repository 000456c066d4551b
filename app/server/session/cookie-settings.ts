import {parseCookie} from 'cookie';
import type {Env} from '../settings/env';

export interface CookieSettings {
  /** The first one signs and seals; the others are still believed. */
  secrets: [string, ...string[]];
  /** Whether shoppers reach the shop by https, whatever the last proxy speaks. */
  isSecure: boolean;
}

export const cookieSettingsOf = (
  env: Pick<Env, 'SESSION_SECRET' | 'SESSION_SECRET_PREVIOUS'>,
  siteUrl: string,
): CookieSettings => ({
  secrets: [
    env.SESSION_SECRET,
    ...(env.SESSION_SECRET_PREVIOUS ? [env.SESSION_SECRET_PREVIOUS] : []),
  ],
  isSecure: siteUrl.startsWith('https:'),
});

/** Browsers take a `__Host-` cookie only from this very host, over https: no sister site can plant one. */
export const cookieName = (name: string, {isSecure}: CookieSettings): string =>
  isSecure ? `__Host-${name}` : name;

/** The value of a request's cookie, as `cookieName` names it. */
export const readCookie = (
  request: Request,
  name: string,
  settings: CookieSettings,
): string | undefined =>
  parseCookie(request.headers.get('Cookie') ?? '')[cookieName(name, settings)];
