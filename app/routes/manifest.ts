import {colors, shopDescription, shopName} from '~/content/brand';
import {siteHeadings} from '~/content/site-map';
import {cartWords} from '~/content/labels/cart';
import {languageTag} from '~/content/language';
import {inLanguage} from '~/content/language-paths';
import {said} from '~/content/said.server';
import {lookOf, type ShownLook} from '~/server/look.server';
import type {Route} from './+types/manifest';

const icon = (name: string, width: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}.png`,
  sizes: `${width}x${width}`,
  type: 'image/png',
  purpose,
});

/** In a file of whatever type WordPress took. */
const ownIcon = (src: string, width: number) => ({src, sizes: `${width}x${width}`, purpose: 'any'});

const manifest = (name: string, ground: string, look?: ShownLook) => ({
  id: inLanguage('/'),
  name,
  short_name: name,
  description: said(shopDescription),
  lang: languageTag,
  start_url: inLanguage('/'),
  scope: '/',
  display: 'standalone',
  background_color: ground,
  theme_color: ground,
  categories: ['food', 'health', 'shopping'],
  icons: look?.icons
    ? [
        ownIcon(look.icons.app, 192),
        ownIcon(look.icons.large, 512),
        ...(look.maskable ? [{...ownIcon(look.maskable, 512), purpose: 'maskable'}] : []),
      ]
    : [
        icon('app-192', 192, 'any'),
        icon('app-512', 512, 'any'),
        icon('app-maskable-512', 512, 'maskable'),
      ],
  shortcuts: [
    {name: siteHeadings.products, url: inLanguage('/products')},
    {name: siteHeadings.recipes, url: inLanguage('/recipes')},
    {name: cartWords.title, url: inLanguage('/cart')},
  ],
});

/** What a phone shows of the shop once it stands on the home screen. */
export async function loader({context}: Route.LoaderArgs) {
  const {look} = await lookOf(context);
  const ground = look?.grounds.light ?? colors.cream;
  return Response.json(manifest(look?.name ?? shopName, ground, look), {
    headers: {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
