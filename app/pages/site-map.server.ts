import {toListedProduct, type Catalogue} from '~adapters/commerce';
import {
  publishedOrNothing,
  type Content,
  type PageEntry,
  type PublishedContent,
} from '~adapters/content';
import {about} from '~/content/about';
import {brandsMeta} from '~/content/brands';
import {companion} from '~/content/companion';
import {contact} from '~/content/contact';
import {explainer} from '~/content/explainer';
import {faqMeta} from '~/content/faq';
import {home} from '~/content/home';
import {konjacRecipesMeta} from '~/content/konjac-recipes';
import {ownerWords} from '~/content/owner';
import {privacyPolicy} from '~/content/privacy';
import {withKonjacCount, withTrueCount} from '~/content/true-count';
import {recipes, recipesMeta} from '~/content/recipes';
import {refundPolicy} from '~/content/refund';
import {shippingPolicy} from '~/content/shipping';
import {productsPage} from '~/content/products-page';
import {termsOfService} from '~/content/terms';
import type {PageMeta} from '~/content/text';
import {siteHeadings} from '~/content/site-map';
import {languageOf} from '~/content/languages';
import {builtInProducts} from '~/pricing/built-in-products.server';
import {productPath} from '~/pricing/line-ids';
import {mayBeOwners} from '~/route-facts';
import type {AppServices} from '~/server/app-services';
import {konjacRecipesPath, recipeLists, recipesPath} from '~/recipes/recipe-pages.server';
import {said} from '~/content/said.server';

export interface SitePage {
  path: string;
  title: string;
  description: string;
  /** ISO 8601; of what the owner writes. */
  modifiedAt?: string;
}

export interface SiteSection {
  heading: string;
  pages: SitePage[];
}

const page = (path: string, {title, description}: PageMeta): SitePage => ({
  path,
  title,
  description: said(description),
});

async function productPages(catalogue: Catalogue): Promise<SitePage[]> {
  const {products} = await catalogue.all().catch(() => ({products: []}));
  return [...builtInProducts().map(toListedProduct), ...products].map((product) =>
    page(productPath(product), {title: product.name, description: product.descriptionStart}),
  );
}

interface Site extends Pick<AppServices, 'commerce' | 'content'> {
  companionPath: string;
}

const shopPages = () => [page('/', home.meta), page('/products', productsPage.meta)];

const learnPages = (companionPath: string) => [
  ...(HAS.wellness ? [page('/what-it-is-how-it-works', explainer.meta)] : []),
  page('/faq', faqMeta),
  page('/about', about.meta),
  page('/contact', contact.meta),
  ...(HAS.wellness
    ? [page(`/${companionPath}`, companion.meta), page('/keto-brands', brandsMeta)]
    : []),
];

const policyPages = () => [
  page('/shipping', shippingPolicy.meta),
  page('/refund', refundPolicy.meta),
  page('/terms', termsOfService.meta),
  page('/privacy', privacyPolicy.meta),
];

/** From search engines, by a plugin, as far as it is known: the page itself says so in any case. */
const isHidden = (entry: PageEntry, content: Content): boolean =>
  content.known(entry)?.seo?.isHidden ?? false;

const toOwners = ({path, title, modifiedAt}: PageEntry): SitePage => ({
  path,
  title,
  description: '',
  modifiedAt,
});

/** The owner's pages: in the places of built-in ones, and all others below what is to be learned. */
function textSections(companionPath: string, {pages}: PublishedContent, content: Content) {
  const owners = new Map(
    pages
      // A translation stands below its language (rules: Languages).
      .filter(({path}) => mayBeOwners(path) && !languageOf(path))
      .map((entry) => [entry.path, isHidden(entry, content) ? null : toOwners(entry)]),
  );
  const inPlace = (builtIn: SitePage[]) =>
    builtIn.flatMap((one): SitePage[] => {
      const own = owners.get(one.path);
      owners.delete(one.path);
      return own === undefined ? [one] : own ? [own] : [];
    });
  const policies = inPlace(policyPages());
  const learn = inPlace(learnPages(companionPath));
  return {learn: [...learn, ...[...owners.values()].flatMap((own) => own ?? [])], policies};
}

/** The pages of texts, recipes and articles apart. */
export function textPages(
  companionPath: string,
  published: PublishedContent,
  content: Content,
): SitePage[] {
  const {learn, policies} = textSections(companionPath, published, content);
  return [...shopPages(), ...learn, ...policies];
}

const articlePages = ({articles}: PublishedContent, content: Content): SitePage[] =>
  articles
    .filter((entry) => !isHidden(entry, content))
    .map(({path, title, excerpt, modifiedAt}) => ({
      path,
      title,
      description: excerpt,
      modifiedAt,
    }));

const journalPage = page('/journal', {
  title: ownerWords.journal,
  description: ownerWords.journalDescription,
});

/** Every page meant to be found, for sitemap.xml and llms.txt. */
export async function siteSections({
  commerce,
  content,
  companionPath,
}: Site): Promise<SiteSection[]> {
  const published = await publishedOrNothing(content);
  const {learn, policies} = textSections(companionPath, published, content);
  const {plain, konjac} = await recipeLists({content});
  const articles = articlePages(published, content);
  return [
    {heading: siteHeadings.shop, pages: shopPages()},
    {heading: siteHeadings.products, pages: await productPages(commerce.products)},
    {heading: siteHeadings.learn, pages: learn},
    {
      heading: siteHeadings.recipes,
      pages: !HAS.recipes
        ? []
        : [
            page(recipesPath, withTrueCount(recipesMeta, recipes, plain.owners)),
            ...plain.shown.map((recipe) => page(recipe.path, recipe)),
            page(konjacRecipesPath, withKonjacCount(konjacRecipesMeta, {recipes: konjac.owners})),
            ...konjac.shown.map((recipe) => page(recipe.path, recipe)),
          ],
    },
    ...(HAS.journal && articles.length > 0
      ? [{heading: ownerWords.journal, pages: [journalPage, ...articles]}]
      : []),
    {heading: siteHeadings.policies, pages: policies},
  ].filter(({pages}) => pages.length > 0);
}
