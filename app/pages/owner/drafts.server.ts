import type {Element} from 'hast';
import type {NewDraft, NewMenu} from '~adapters/content';
import {accessibilityStatement} from '~/content/accessibility';
import {isAsked} from '~/content/asked-laws.server';
import {crumbLabels} from '~/content/labels/controls';
import {languagePrefix} from '~/content/language';
import {konjacRecipes} from '~/content/konjac-recipes';
import {footerMenu, headerMenu} from '~/content/navigation';
import type {Recipe} from '~/content/recipe';
import {recipes} from '~/content/recipes';
import {said} from '~/content/said.server';
import {homeSections} from '~/pages/home/home-page.server';
import {toSectionBlocks} from '~/pages/sections/to-section-blocks.server';
import type {AppServices} from '~/server/app-services';
import {toBlocks} from './to-blocks.server';

type Services = Pick<AppServices, 'content' | 'contentDrafts' | 'env'>;
type Open = (path: string) => Promise<Response>;
type Say = (line: string) => void;

const texts = ['about', 'what-it-is-how-it-works', 'faq', 'contact', 'keto-brands'];
const policies = ['terms', 'privacy', 'shipping', 'refund'];

/** Makes drafts in WordPress of the built-in pages, recipes and menus; says line by line what it did (rules: The owner's pages). */
export async function makeDrafts(services: Services, open: Open, say: Say): Promise<void> {
  // Of a further language the home page alone: what else is read in it is written below that.
  if (languagePrefix) return makeEach(services, 'home page', [homeDraft()], say);
  const {PUBLIC_STORE_URL: store = null, PUBLIC_COMPANION_PATH: companion} = services.env;
  const pages = [homeDraft()];
  for (const slug of [...texts, companion, ...policies])
    pages.push(await toPage(slug, await open(`/${slug}`), store));
  if (isAsked('accessibility')) pages.push(accessibilityDraft());
  await makeEach(services, 'pages', pages, say);
  await makeEach(services, 'recipes', [...recipes, ...konjacRecipes].map(toRecipe), say);
  const {articles} = await services.content.published();
  const menus: NewMenu[] = [
    {location: 'bellyful-header', name: 'Storefront header', items: headerMenu(companion)},
    {
      location: 'bellyful-footer',
      name: 'Storefront footer',
      items: footerMenu(articles.length > 0),
    },
  ];
  await makeMenus(services, menus, say);
  say(
    store === null
      ? 'pictures: left out, as no PUBLIC_STORE_URL says where WordPress finds them'
      : `pictures: shown from ${store}; a recipe's is chosen in WordPress`,
  );
}

/** What stands around the owner's text, too: a form and what is beside it, a policy's day, the end of the FAQ. */
function isMachinery(slug: string, {tagName, properties, children}: Element): boolean {
  const holds = (name: string) =>
    children.some((child) => child.type === 'element' && child.tagName === name);
  if (slug === 'faq') return tagName === 'aside' || properties['role'] === 'note';
  return holds('form') || holds('time');
}

async function toPage(slug: string, page: Response, picturesAt: string | null): Promise<NewDraft> {
  if (!page.ok) throw new Error(`/${slug} answered ${page.status}`);
  const {title, content} = toBlocks(await page.text(), {
    isMachinery: (element) => isMachinery(slug, element),
    picturesAt,
  });
  return {type: 'page', slug, title, content, excerpt: '', fields: null};
}

/** Of no page that is there without its owner. */
function accessibilityDraft(): NewDraft {
  const {title, intro, sections} = accessibilityStatement;
  const parts = sections.map(
    ({heading, paragraphs}) => `<h2>${heading}</h2>${paragraphs.map(toParagraph).join('')}`,
  );
  const html = `<main><h1>${title}</h1>${toParagraph(intro)}${parts.join('')}</main>`;
  const read = toBlocks(html, {isMachinery: () => false, picturesAt: null});
  return {type: 'page', slug: 'accessibility', ...read, excerpt: '', fields: null};
}

const toParagraph = (text: string) => `<p>${text}</p>`;

/** The home page, section by section: once published it is chosen under Settings, Reading (rules: Sections). */
const homeDraft = (): NewDraft => ({
  type: 'page',
  slug: languagePrefix.slice(1) || 'home',
  title: crumbLabels.home,
  content: toSectionBlocks(said(homeSections())),
  excerpt: '',
  fields: null,
});

const konjac = new Set<Recipe>(konjacRecipes);

function toRecipe(recipe: Recipe): NewDraft {
  const {slug, title, description: excerpt, type: kind, servings, nutrition} = recipe;
  return {
    type: 'recipe',
    slug,
    title,
    content: '',
    excerpt,
    fields: {
      ...nutrition,
      kind,
      isKonjac: konjac.has(recipe),
      prepMinutes: recipe.prepTime,
      cookMinutes: recipe.cookMinutes ?? null,
      restMinutes: recipe.restMinutes ?? null,
      servings,
      ingredients: [...recipe.ingredients],
      products: (recipe.products ?? []).map(({slug, packs}) => `${packs} ${slug}`),
      steps: [...recipe.steps],
      keyIngredients: [...recipe.keyIngredients],
    },
  };
}

/** So many are made by one request, which a slow shop answers in time. */
const atOnce = 10;

const standing: Record<string, string> = {
  publish: 'it is published',
  future: 'it is to be published',
  draft: 'there is a draft',
  inherit: 'a file of the media library has this name',
};

async function makeEach(
  {contentDrafts}: Services,
  name: string,
  wanted: readonly NewDraft[],
  say: Say,
): Promise<void> {
  let made = 0;
  for (let start = 0; start < wanted.length; start += atOnce) {
    const some = wanted.slice(start, start + atOnce);
    const {drafts} = await contentDrafts.make(some, []);
    for (const [place, {slug, title}] of some.entries()) {
      const found = drafts[place] ?? null;
      if (found === null) made += 1;
      say(found === null ? `made ${slug}: ${title}` : `${slug} stays: ${standing[found] ?? found}`);
    }
  }
  say(`${name}: made ${made} as drafts, already there ${wanted.length - made}`);
}

async function makeMenus({contentDrafts}: Services, menus: readonly NewMenu[], say: Say) {
  const report = await contentDrafts.make([], menus);
  for (const [place, {name}] of menus.entries()) {
    const found = report.menus[place] ?? null;
    if (found === 'shown') say(`${name} stays: it has a menu`);
    else if (found) say(`${name} stays: there is such a menu, which is not shown`);
    else say(`made the menu ${name}: it is shown once you choose its place in Appearance, Menus`);
  }
}
