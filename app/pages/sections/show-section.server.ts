import {hasOffers, type ListedProduct} from '~adapters/commerce';
import {
  publishedOrNothing,
  type Section,
  type SectionItem,
  type SectionPicture,
} from '~adapters/content';
import {canBeHad, readIndex} from '~/catalogue/list/catalogue-index.server';
import {findByWords} from '~/catalogue/list/find-by-words';
import {isFeaturedProduct, noodleRank, rankOf} from '~/catalogue/list/product-rank';
import {toProductCard, toProductCards} from '~/catalogue/list/to-product-card.server';
import {home} from '~/content/home';
import {ownerWords} from '~/content/owner';
import {pictures} from '~/content/pictures';
import {said} from '~/content/said.server';
import {sitePicture} from '~/content/site-picture.server';
import {faqQuestions} from '~/pages/faq/faq-questions.server';
import {productId} from '~/pricing/line-ids';
import {allRecipes} from '~/recipes/recipe-pages.server';
import type {AppServices} from '~/server/app-services';
import {focusClass, placed, type Unplaced} from './frames';
import type {ShownFilm, ShownSale, TextCardLink} from './section';

export type SectionServices = Pick<AppServices, 'commerce' | 'content' | 'log'>;

const startIds = ['pain-free-weight-loss', 'allulose-gummies'];

const isNoodle = ({name, ownName = name}: ListedProduct) => rankOf(ownName) === noodleRank;

/** The kit, noodles, the capsules and something sweet: one of each, as far as they can be bought. */
function toStartWith(entries: readonly ListedProduct[]) {
  const buyable = entries.filter(canBeHad);
  return [
    buyable.find(isFeaturedProduct),
    buyable.find(isNoodle),
    ...startIds.map((id) => entries.find((entry) => productId(entry) === id)),
  ];
}

async function productsOf(
  {by, purpose, databaseIds = [], count}: Section,
  {commerce}: SectionServices,
) {
  const {entries} = await readIndex(commerce.products);
  const byId = new Map(entries.map((entry) => [entry.databaseId, entry]));
  const found =
    by === 'start'
      ? toStartWith(entries)
      : by === 'purpose'
        ? findByWords(entries, purpose ?? '').filter(canBeHad)
        : databaseIds.map((id) => byId.get(id));
  const shown = found.filter((entry) => entry !== undefined).slice(0, count ?? 4);
  // A page of sections has no bytes to spare for second pictures.
  return toProductCards(shown).map(({otherPicture: _second, ...card}) => card);
}

/** Of what a hero is for, the first that needs no choice. */
async function saleOf(
  {purpose}: Section,
  {commerce}: SectionServices,
): Promise<ShownSale | undefined> {
  if (!purpose) return undefined;
  const {entries} = await readIndex(commerce.products);
  const product = findByWords(entries, purpose).find(
    (entry) => canBeHad(entry) && entry.kind === 'simple' && entry.isPurchasable && entry.price,
  );
  if (!product) return undefined;
  const {items, rating} = toProductCard(product);
  const [item] = items;
  return item && {item: {...item, choice: home.hero.add}, rating};
}

/** Unless the owner says otherwise. */
const usualCount = 3;

async function textsOf({kind, count = usualCount}: Section, {content}: SectionServices) {
  const {articles, recipes} = await publishedOrNothing(content);
  const texts =
    kind === 'journal'
      ? articles.map((article) => ({...article, description: article.excerpt}))
      : allRecipes(recipes);
  return texts
    .slice(0, count)
    .map(({path: href, title, description: text, picture, lang}): TextCardLink => ({
      href,
      title,
      text,
      picture,
      lang,
    }));
}

/** One of the storefront's own, which a draft names by its address, has its sizes. */
function withSizes(picture: SectionPicture): SectionPicture {
  const name = /^\/pictures\/([\w-]+)-\d+\.webp$/.exec(picture.url)?.[1] ?? '';
  const focus = picture.focus ? {focus: focusClass(picture.focus)} : {};
  if (!isOwnPicture(name)) return {...picture, ...focus};
  return {...sitePicture(name), altText: picture.altText, ...focus};
}

const isOwnPicture = (name: string): name is keyof typeof pictures => name in pictures;

/** The built-in page's, which is there as WebM, too. */
export const ownFilm = '/video/hero.mp4';

function toFilm({film, picture}: Section): ShownFilm | undefined {
  const isOwn = film === ownFilm;
  // Over another picture it would be a film of something else.
  const {pause, play, videoDescription} = home.hero;
  const isOurs = picture?.url.startsWith('/pictures/') && videoDescription !== '';
  if (!film || (isOwn && !isOurs)) return undefined;
  const webm = {src: '/video/hero.webm', type: 'video/webm'};
  const type = film.endsWith('.webm') ? 'video/webm' : 'video/mp4';
  return {
    files: [...(isOwn ? [webm] : []), {src: film, type}],
    description: isOwn ? videoDescription : (picture?.altText ?? ''),
    pause,
    play,
  };
}

/** Of these nothing is shown without a heading, of the others without what they list. */
const spoken = new Set<Section['kind']>(['hero', 'comparison', 'claim', 'scenarios', 'closing']);

function isEmpty({kind, heading, ...shown}: Unplaced): boolean {
  const {items = [], cards = [], offers = [], questions = [], texts = []} = shown;
  if (spoken.has(kind)) return heading === '';
  return [items, cards, offers, questions, texts].every(({length}) => length === 0);
}

/**
 * A section with today's products, questions, recipes and articles; null where nothing is left to show of it. Sentences
 * whose claim has ended are gone, whoever wrote them (rules: What may be said).
 */
async function toShown(section: Section, services: SectionServices): Promise<Unplaced | null> {
  const {kind, ground, items, picture, lines = [], ...words} = said(section);
  const {heading, text, note, ours, theirs, link, more} = words;
  const hasItems = items.length > 0;
  const isHero = kind === 'hero';
  const isOfTexts = kind === 'recipes' || kind === 'journal';
  const offers = (kind === 'offers' || section.hasOffers) && HAS.offers && hasOffers();
  const shown: Unplaced = {
    kind,
    ...(ground && {ground}),
    heading,
    text,
    ...(note && {note}),
    ...(ours && {ours, theirs}),
    ...(link && {link}),
    ...(more && {more}),
    ...(picture && {picture: withSizes(picture)}),
    ...(hasItems && {items: items.map(toItem)}),
    ...(isHero && {lines: lines.length > 0 ? lines : said(home.hero.promises)}),
    ...(isHero && {film: toFilm(section), sale: await saleOf(section, services)}),
    ...(kind === 'products' && {label: heading || ownerWords.products}),
    ...(kind === 'products' && {cards: await productsOf(section, services)}),
    ...(offers && {offers: said(home.offers)}),
    ...(kind === 'questions' && {questions: await questionsOf(section, services)}),
    ...(isOfTexts && {texts: await textsOf(section, services)}),
  };
  return isEmpty(shown) ? null : shown;
}

/** The same; one that breaks costs itself alone (rules: Sections). */
export const showSection = (section: Section, services: SectionServices) =>
  toShown(section, services).catch((error: unknown) => {
    services.log.warn('content.section', {kind: section.kind, cause: String(error)});
    return null;
  });

export async function showSections(sections: readonly Section[], services: SectionServices) {
  const shown = await Promise.all(sections.map((one) => showSection(one, services)));
  const found = shown.filter((one) => one !== null);
  return found.map((one, place) => placed(one, found[place - 1], found[place + 1]));
}

const toItem = ({picture, ...item}: SectionItem): SectionItem => ({
  ...item,
  ...(picture && {picture: withSizes(picture)}),
});

const questionsOf = async ({count = usualCount}: Section, {content}: SectionServices) =>
  (await faqQuestions(content)).slice(0, count);
