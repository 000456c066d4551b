import {
  belowProductsPath,
  isBelowProducts,
  type OwnersPage,
  type Text,
  type TextPart,
} from '~adapters/content';
import {readIndex} from '~/catalogue/list/catalogue-index.server';
import {toProductCard} from '~/catalogue/list/to-product-card.server';
import {toLongDate} from '~/server/http/long-date.server';
import type {AppServices} from '~/server/app-services';
import {pageMeta} from '~/seo/seo';
import type {ShownPart} from './shown-part';
import {placed, type Unplaced} from '~/pages/sections/frames';
import {showSection, type SectionServices} from '~/pages/sections/show-section.server';
import {withoutLanguage} from '~/content/language-paths';

type UnplacedPart = Exclude<ShownPart, {kind: 'section'}> | {kind: 'section'; section: Unplaced};

/** Today's cards of the products that a text names, and its sections; what is not sold, or breaks, is left out. */
export async function showParts(
  {parts}: Pick<Text, 'parts'>,
  services: SectionServices,
): Promise<ShownPart[]> {
  const found = await Promise.all(parts.map((part) => showPart(part, services)));
  const shown = found.filter((part) => part !== null);
  const sections = shown.map((part) => (part.kind === 'section' ? part.section : undefined));
  return shown.map((part, place) => {
    if (part.kind !== 'section') return part;
    return {...part, section: placed(part.section, sections[place - 1], sections[place + 1])};
  });
}

async function showPart(part: TextPart, services: SectionServices): Promise<UnplacedPart | null> {
  if ('parts' in part) return {...part, parts: await showParts(part, services)};
  if (part.kind === 'section') {
    const section = await showSection(part.section, services);
    // Of the owner's own words nobody else can say.
    return section && {kind: 'section', section: {...section, isAboutHealth: true}};
  }
  if (part.kind !== 'products') return part;
  const {entries} = await readIndex(services.commerce.products);
  const byId = new Map(entries.map((entry) => [entry.databaseId, entry]));
  const found = part.databaseIds.flatMap((id) => byId.get(id) ?? []);
  return {kind: 'products', cards: found.map(toProductCard)};
}

const descriptionLength = 160;

/** The beginning of a text, for search engines. */
export function toDescription(plain: string): string {
  if (plain.length <= descriptionLength) return plain;
  return `${plain.slice(0, descriptionLength).replace(/\s+\S*$/, '')}…`;
}

export type OwnersServices = SectionServices & Pick<AppServices, 'siteUrl'>;

/** The owner's page at the address of this request; null where none is published, or WordPress does not answer. */
export async function findOwnersPage(
  {url}: {url: string},
  {content, log}: Pick<OwnersServices, 'content' | 'log'>,
) {
  const path = withoutLanguage(new URL(url).pathname).replace(/(_root)?\.data$/, '') || '/';
  if (isBelowProducts(path)) return null;
  return content.page(path).catch((error: unknown) => {
    log.warn('content.unanswered', {cause: String(error)});
    return null;
  });
}

/** The same as it is shown (rules: The owner's pages). */
export async function ownersPage(request: {url: string}, services: OwnersServices) {
  const page = await findOwnersPage(request, services);
  return page && showOwnersPage(page, services);
}

/** What the owner has put below a product: its own, that of its categories, that of all products (rules: Sections). */
export async function belowProduct(
  {slug, categories}: {slug: string; categories: readonly {slug: string}[]},
  services: SectionServices,
): Promise<ShownPart[]> {
  const places = new Set([slug, ...categories.map((category) => category.slug)]);
  const paths = [...[...places].map((place) => `${belowProductsPath}/${place}`), belowProductsPath];
  const pages = await Promise.all(
    paths.map((path) => services.content.page(path).catch(() => null)),
  );
  return showParts({parts: pages.flatMap((page) => page?.text.parts ?? [])}, services);
}

/** `described`: what a page says in its head beside what every page of the owner's does. */
export async function showOwnersPage(
  page: OwnersPage,
  services: OwnersServices,
  described: Partial<Parameters<typeof pageMeta>[0]> = {},
) {
  const {title, lang, path, picture, text, modifiedAt} = page;
  return {
    ownersText: await showParts(text, services),
    title,
    ...(lang && {lang}),
    picture,
    updated: {day: modifiedAt.slice(0, 10), words: toLongDate(modifiedAt)},
    meta: pageMeta({
      title,
      description: toDescription(text.plain),
      path,
      siteUrl: services.siteUrl,
      image: picture?.url,
      seo: page.seo,
      ...described,
    }),
  };
}

export type OwnersPageData = Awaited<ReturnType<typeof showOwnersPage>>;
