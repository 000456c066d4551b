import {publishedOrNothing, type Look} from '~adapters/content';
import styles from '~/ui/look.css?url';
import contentFile from '~/content/look.json';
import type {AppServices} from './app-services';
import {notCached} from './cache/cache-policy';
import {sha256} from './session/sha256';

/** What a page's head says of a look. */
export interface ShownLook extends Pick<Look, 'icons'> {
  /** In the place of the built-in style sheet: the same by properties, and these. */
  styles: string[];
  /** Of our own letters those that it has. */
  families: string[];
  grounds: {light: string; dark: string};
}

interface OwnLook {
  shown: ShownLook;
  /** A style sheet of properties, at an address that no other look has. */
  css: string;
  address: string;
}

/** Made once of each look, and gone with it. */
const known = new WeakMap<Look, Promise<OwnLook>>();

async function toOwnLook({tones, shape, logo, icons}: Look): Promise<OwnLook> {
  const propertiesOf = (of: Look['tones']['light']) =>
    Object.entries(of).map(([name, color]) => `--${name}:${color}`);
  const light = [
    ...propertiesOf(tones.light),
    `--look-corners:${shape.corners}`,
    `--look-density:${shape.density}`,
    `--font-display:${shape.display}`,
    `--font-sans:${shape.text}`,
  ];
  const dark = `{:root{${propertiesOf(tones.dark).join(';')}}}`;
  const css =
    `:root{${light.join(';')}}@media screen and (prefers-color-scheme:dark)${dark}` +
    (logo ? logoStyles(logo) : '');
  const address = `/look/${(await sha256(css)).slice(0, 16)}.css`;
  const families = ownFamilies.filter((name) => `${shape.display}${shape.text}`.includes(name));
  const grounds = {light: tones.light['cream'] ?? '', dark: tones.dark['cream'] ?? ''};
  return {css, address, shown: {styles: [styles, address], families, icons, grounds}};
}

/** Those of which we have the files. */
const ownFamilies = ['Figtree', 'Fraunces'];

/** In the place of our mark and of the shop's name in the header, which is still read out; of that in the footer, too. */
const logoStyles = ({src, ratio}: NonNullable<Look['logo']>) =>
  `header .container-page>a:first-child,footer .container-page>div>p:first-child{` +
  `width:${2.5 * ratio}rem;max-width:60vw;height:2.5rem;font-size:0;` +
  `background:url("${src}") 0/contain no-repeat}header .container-page>a:first-child>svg{display:none}`;

const contentLook: Look | null = contentFile;

type Services = Pick<AppServices, 'content'>;

/** The look that the owner has published, else that of her folder; null where she has none. */
async function ownLook({content}: Services): Promise<OwnLook | null> {
  const look = (await publishedOrNothing(content)).look ?? contentLook;
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
  return own ? {look: own.shown} : {};
}
