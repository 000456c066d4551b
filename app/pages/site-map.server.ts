import {toListedProduct, type Commerce} from '~adapters/commerce';
import {about} from '~/content/about';
import {brandsMeta} from '~/content/brands';
import {companion} from '~/content/companion';
import {contact} from '~/content/contact';
import {explainer} from '~/content/explainer';
import {faqMeta} from '~/content/faq';
import {home} from '~/content/home';
import {konjacRecipes, konjacRecipesMeta} from '~/content/konjac-recipes';
import {privacyPolicy} from '~/content/privacy';
import {recipes, recipesMeta} from '~/content/recipes';
import {refundPolicy} from '~/content/refund';
import {shippingPolicy} from '~/content/shipping';
import {productsPage} from '~/content/products-page';
import {termsOfService} from '~/content/terms';
import type {PageMeta} from '~/content/text';
import {siteHeadings} from '~/content/site-map';
import {builtInProducts} from '~/pricing/built-in-products.server';
import {productPath} from '~/pricing/line-ids';
import {konjacRecipesPath, recipesPath} from './recipes/recipe-pages.server';

export interface SitePage {
  path: string;
  title: string;
  description: string;
}

export interface SiteSection {
  heading: string;
  pages: SitePage[];
}

const page = (path: string, {title, description}: PageMeta): SitePage => ({
  path,
  title,
  description,
});

async function productPages(commerce: Commerce): Promise<SitePage[]> {
  const catalogue = await commerce.products.all().catch(() => ({products: []}));
  return [...builtInProducts().map(toListedProduct), ...catalogue.products].map((product) =>
    page(productPath(product), {title: product.name, description: product.descriptionStart}),
  );
}

interface Site {
  commerce: Commerce;
  companionPath: string;
}

const shopPages = () => [page('/', home.meta), page('/products', productsPage.meta)];

const learnPages = (companionPath: string) => [
  page('/what-it-is-how-it-works', explainer.meta),
  page('/faq', faqMeta),
  page('/about', about.meta),
  page('/contact', contact.meta),
  page(`/${companionPath}`, companion.meta),
  page('/keto-brands', brandsMeta),
];

const policyPages = () => [
  page('/shipping', shippingPolicy.meta),
  page('/refund', refundPolicy.meta),
  page('/terms', termsOfService.meta),
  page('/privacy', privacyPolicy.meta),
];

/** The pages of texts, recipes apart. */
export const textPages = (companionPath: string): SitePage[] => [
  ...shopPages(),
  ...learnPages(companionPath),
  ...policyPages(),
];

/** Every page meant to be found, for sitemap.xml and llms.txt. */
export async function siteSections({commerce, companionPath}: Site): Promise<SiteSection[]> {
  return [
    {heading: siteHeadings.shop, pages: shopPages()},
    {heading: siteHeadings.products, pages: await productPages(commerce)},
    {heading: siteHeadings.learn, pages: learnPages(companionPath)},
    {
      heading: siteHeadings.recipes,
      pages: [
        page(recipesPath, recipesMeta),
        ...recipes.map((recipe) => page(`${recipesPath}/${recipe.slug}`, recipe)),
        page(konjacRecipesPath, konjacRecipesMeta),
        ...konjacRecipes.map((recipe) => page(`${konjacRecipesPath}/${recipe.slug}`, recipe)),
      ],
    },
    {heading: siteHeadings.policies, pages: policyPages()},
  ];
}
