import {madeOnce} from '~adapters/commerce';
import {publishedOrNothing, type Look} from '~adapters/content';
import styles from '~/ui/look.css?url';
import {shopName} from '~/content/brand';
import contentFile from '~/content/look.json';
import type {AppServices} from './app-services';
import {notCached} from './cache/cache-policy';
import {sha256} from './session/sha256';

/** What a page's head and its frame say of a look. */
export interface ShownLook extends Pick<Look, 'icons' | 'maskable'> {
  /** Absent for the built-in ones. */
  name?: string;
  line?: string;
  /** Of a head, as JSON: the built-in name where it stands by itself, or begins or ends a title, and its picture. */
  renames: (readonly [from: string, to: string])[];
  /** In the place of the built-in style sheet: the same by properties, and these. */
  styles: string[];
  /** Of our own letters those that it has. */
  families: string[];
  /** The owner's own letters. */
  fonts: string[];
  grounds: {light: string; dark: string};
}

interface OwnLook {
  shown: ShownLook;
  /** A style sheet of properties, at an address that no other look has. */
  css: string;
  address: string;
  /** Where WordPress has the letters and the picture that stand at our addresses. */
  fileAt: Map<string, string>;
}

const hashed = async (text: string) => (await sha256(text)).slice(0, 16);

const ownLookOf = madeOnce(async (look: Look): Promise<OwnLook> => {
  const {name, line, tones, shape, logo, icons, maskable, share} = look;
  const own = await Promise.all([
    toFont('Own display', look.fonts.display),
    toFont('Own text', look.fonts.text),
  ]);
  const families = (own[0] ? '' : shape.display) + (own[1] ? '' : shape.text);
  const [display, text] = own.map((font) => (font ? `'${font.family}',` : ''));
  const propertiesOf = (of: Look['tones']['light']) =>
    Object.entries(of).map(([tone, color]) => `--${tone}:${color}`);
  const light = [
    ...propertiesOf(tones.light),
    `--look-corners:${shape.corners}`,
    `--look-density:${shape.density}`,
    `--font-display:${display}${shape.display}`,
    `--font-sans:${text}${shape.text}`,
  ];
  const ground = tones.light['cream'] ?? '';
  const plate = logo ? logoPlate(ground) : '';
  const dark = `{:root{${propertiesOf(tones.dark).join(';')}}${plate}}`;
  const fonts = own.filter((font) => font !== null);
  const picture = share && {src: share, address: await ownAddress(share, 'png')};
  const css =
    fonts.map(({face}) => face).join('') +
    `:root{${light.join(';')}}${logo ? logoStyles(logo) : ''}` +
    `@media screen and (prefers-color-scheme:dark)${dark}`;
  const address = `/look/${await hashed(css)}.css`;
  const shown = {
    ...(name && {name}),
    ...(line && {line}),
    styles: [styles, address],
    families: ownFamilies.filter((one) => families.includes(one)),
    fonts: fonts.map((font) => font.address),
    icons,
    maskable,
    renames: [
      ...(name ? renamesOf(name) : []),
      ...(picture ? [['/share.jpg"', `${picture.address}"`] as const] : []),
    ],
    grounds: {light: ground, dark: tones.dark['cream'] ?? ''},
  };
  const files = [...fonts, ...(picture ? [picture] : [])];
  return {css, address, shown, fileAt: new Map(files.map((file) => [file.address, file.src]))};
});

const renamesOf = (name: string) => {
  const written = JSON.stringify(name).slice(1, -1);
  return [
    [`"${shopName}"`, `"${written}"`],
    [`"${shopName}: `, `"${written}: `],
    [` | ${shopName}"`, ` | ${written}"`],
  ] as const;
};

/** Of a file of WordPress'; one of the owner's folder has its own. */
const ownAddress = async (src: string, type: keyof typeof mimeTypes) =>
  src.startsWith('/') ? src : `/look/${await hashed(src)}.${type}`;

/** One that comes late is not used on that page, as ours: nothing moves. */
async function toFont(family: string, src: string | null) {
  if (src === null) return null;
  const address = await ownAddress(src, 'woff2');
  const source = `src:url(${address}) format("woff2")`;
  const face = `@font-face{font-family:'${family}';font-weight:100 900;font-display:optional;${source}}`;
  return {family, src, address, face};
}

/** Those of which we have the files. */
const ownFamilies = ['Figtree', 'Fraunces'];

/** In the place of our mark and of the shop's name, which is still read out. */
const logoStyles = ({src, ratio}: NonNullable<Look['logo']>) =>
  `[data-logo]{width:${2.5 * ratio}rem;max-width:60vw;height:2.5rem;font-size:0;` +
  `background:url("${src}") 0/contain no-repeat}[data-logo] svg{display:none}`;

/** In the dark it stands on the light ground for which it was drawn. */
const logoPlate = (ground: string) =>
  `[data-logo]{background-color:${ground};border-radius:.25rem;box-shadow:0 0 0 .4rem ${ground}}`;

const contentLook: Look | null = contentFile;

type Services = Pick<AppServices, 'content'>;

/** The look that the owner has published, else that of her folder; null where she has none. */
async function ownLook({content}: Services): Promise<OwnLook | null> {
  const look = (await publishedOrNothing(content)).look ?? contentLook;
  return look && ownLookOf(look);
}

const forever = {'Cache-Control': 'public, max-age=31536000, immutable'};

/**
 * The properties of a look, and its letters, which browsers take from no other site; null for every other address. A page of
 * before, which a cache still has, is shown in the look of now: never in half of each.
 */
export async function answerLook(services: Services, {url}: Request): Promise<Response | null> {
  const {pathname} = new URL(url);
  if (!/^\/look\/\w+\.(?:css|woff2|png)$/.test(pathname)) return null;
  const own = await ownLook(services);
  const file = own?.fileAt.get(pathname);
  if (file) return answerFile(file, pathname.endsWith('.png') ? 'png' : 'woff2');
  if (own?.address !== pathname)
    return new Response(null, {
      status: 302,
      headers: {Location: own?.address ?? styles, ...notCached.headers},
    });
  return new Response(own.css, {
    headers: {'Content-Type': 'text/css; charset=utf-8', ...forever},
  });
}

const mimeTypes = {woff2: 'font/woff2', png: 'image/png'};

async function answerFile(src: string, type: keyof typeof mimeTypes): Promise<Response> {
  const {ok, body} = await fetch(src, {signal: AbortSignal.timeout(fileMs)});
  if (!ok) return new Response(null, {status: 404, ...notCached});
  return new Response(body, {headers: {'Content-Type': mimeTypes[type], ...forever}});
}

/** Without it a page is read in the next letters. */
const fileMs = 5000;

/** For a page's data, which has nothing of it where there is none. */
export async function lookOf(services: Services): Promise<{look?: ShownLook}> {
  const own = await ownLook(services);
  return own ? {look: own.shown} : {};
}

/** What the owner calls the shop, in what is no page. */
export const ownName = async (services: Services): Promise<string> =>
  (await lookOf(services)).look?.name ?? shopName;
