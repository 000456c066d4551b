import type {OwnersPage, Text, TextPart} from '~adapters/content';
import {readIndex} from '~/catalogue/list/catalogue-index.server';
import {toProductCard, type ProductCard} from '~/catalogue/list/to-product-card.server';
import {toLongDate} from '~/server/http/long-date.server';
import type {AppServices} from '~/server/app-services';
import {pageMeta} from '~/seo/seo';
import {withoutLanguage} from '~/content/language-paths';

/** A part of a text with its products as cards. */
export type ShownPart =
  | Exclude<TextPart, {kind: 'products' | 'box' | 'question'}>
  | {kind: 'products'; cards: ProductCard[]}
  | {kind: 'question'; id: string; question: string; plain: string; parts: ShownPart[]}
  | {kind: 'box'; className: string; parts: ShownPart[]};

/** Today's cards of the products that a text names; those that are not sold are left out. */
export async function showParts(
  {parts}: Text,
  {commerce}: Pick<AppServices, 'commerce'>,
): Promise<ShownPart[]> {
  if (!parts.some(holdsProducts)) return parts as ShownPart[];
  const {entries} = await readIndex(commerce.products);
  const byId = new Map(entries.map((entry) => [entry.databaseId, entry]));
  const show = (part: TextPart): ShownPart => {
    if ('parts' in part) return {...part, parts: part.parts.map(show)};
    if (part.kind !== 'products') return part;
    const found = part.databaseIds.flatMap((id) => byId.get(id) ?? []);
    return {kind: 'products', cards: found.map(toProductCard)};
  };
  return parts.map(show);
}

const holdsProducts = (part: TextPart): boolean =>
  part.kind === 'products' || ('parts' in part && part.parts.some(holdsProducts));

/** The questions of a text, however deep in boxes. */
export const questionsIn = <Part extends TextPart | ShownPart>(
  parts: readonly Part[],
): Extract<Part, {kind: 'question'}>[] =>
  parts.flatMap((part) => {
    if (part.kind === 'question') return [part as Extract<Part, {kind: 'question'}>];
    return part.kind === 'box' ? questionsIn(part.parts as Part[]) : [];
  });

const descriptionLength = 160;

/** The beginning of a text, for search engines. */
export function toDescription(plain: string): string {
  if (plain.length <= descriptionLength) return plain;
  return `${plain.slice(0, descriptionLength).replace(/\s+\S*$/, '')}…`;
}

type Services = Pick<AppServices, 'commerce' | 'content' | 'siteUrl' | 'log'>;

/** The owner's page at the address of this request; null where none is published, or WordPress does not answer. */
export async function findOwnersPage(
  {url}: {url: string},
  {content, log}: Pick<Services, 'content' | 'log'>,
) {
  const path = withoutLanguage(new URL(url).pathname).replace(/\.data$/, '');
  return content.page(path).catch((error: unknown) => {
    log.warn('content.unanswered', {cause: String(error)});
    return null;
  });
}

/** The same as it is shown (rules: The owner's pages). */
export async function ownersPage(request: {url: string}, services: Services) {
  const page = await findOwnersPage(request, services);
  return page && showOwnersPage(page, services);
}

export async function showOwnersPage(
  page: OwnersPage,
  services: Pick<Services, 'commerce' | 'siteUrl'>,
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
    }),
  };
}

export type OwnersPageData = Awaited<ReturnType<typeof showOwnersPage>>;
