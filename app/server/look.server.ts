import {publishedOrNothing, type Look} from '~adapters/content';
import styles from '~/ui/look.css?url';
import type {AppServices} from './app-services';
import {notCached} from './cache/cache-policy';
import {sha256} from './session/sha256';

/** What a page's head says of a look. */
export interface ShownLook {
  /** In the place of the built-in style sheet: the same by properties, and these. */
  styles: string[];
  ground: string;
}

interface OwnLook extends ShownLook {
  /** A style sheet of properties, at an address that no other look has. */
  css: string;
  address: string;
}

/** Made once of each look, and gone with it. */
const known = new WeakMap<Look, Promise<OwnLook>>();

async function toOwnLook({tones}: Look): Promise<OwnLook> {
  const lines = Object.entries(tones).map(([name, color]) => `--color-${name}:${color}`);
  const css = `:root{${lines.join(';')}}`;
  const address = `/look/${(await sha256(css)).slice(0, 16)}.css`;
  return {css, address, styles: [styles, address], ground: tones['cream'] ?? ''};
}

type Services = Pick<AppServices, 'content'>;

async function ownLook({content}: Services): Promise<OwnLook | null> {
  const {look} = await publishedOrNothing(content);
  if (!look) return null;
  const own = known.get(look) ?? toOwnLook(look);
  known.set(look, own);
  return own;
}

/**
 * The properties of a look; null for every other address. A page of before, which a cache still has, is shown in the look of
 * now: never in half of each.
 */
export async function answerLook(services: Services, {url}: Request): Promise<Response | null> {
  const {pathname} = new URL(url);
  if (!/^\/look\/\w+\.css$/.test(pathname)) return null;
  const own = await ownLook(services);
  if (own?.address !== pathname)
    return new Response(null, {
      status: 302,
      headers: {Location: own?.address ?? styles, ...notCached.headers},
    });
  return new Response(own.css, {
    headers: {
      'Content-Type': 'text/css; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}

/** For a page's data, which has nothing of it where there is none. */
export async function lookOf(services: Services): Promise<{look?: ShownLook}> {
  const own = await ownLook(services);
  return own ? {look: {styles: own.styles, ground: own.ground}} : {};
}
