import {registerHooks} from 'node:module';
import {pathToFileURL} from 'node:url';
import type {StaticProductKey} from '../../app/content/static-product-keys.ts';
import type {LabelFacts} from './brand.ts';
import type {ProductPageCopy} from '../../app/content/product-pages/product-page.ts';

type Facts = Pick<ProductPageCopy['label'], 'facts'>;
type FactsRow = Facts['facts'][number]['rows'][number];

const roots: Record<string, string> = {'~/': 'app/', '~adapters/': 'adapters/'};

/** The site's modules name each other without an extension, as its bundler likes it; Node wants one. */
registerHooks({
  resolve(specifier, context, next) {
    const alias = Object.keys(roots).find((each) => specifier.startsWith(each));
    const target = alias
      ? pathToFileURL(`${roots[alias]}${specifier.slice(alias.length)}`).href
      : specifier;
    const isOurs = alias !== undefined || (target.startsWith('.') && !target.endsWith('.ts'));
    return next(isOurs ? `${target}.ts` : target, context);
  },
});

const shorter = (name: string) => name.replace(/ \((as|from|Zing|Meli|Matri)[^)]*\)/, '');

const unsetValue = (name: string) => (/^(Calories|Total Sugars)$/.test(name) ? '' : '†');

const row = ({name, amount, dailyValuePercent}: FactsRow): [string, string, string] => [
  shorter(name),
  amount.replace(/ \(.*\)/, ''),
  dailyValuePercent === null ? unsetValue(name) : `${dailyValuePercent}%`,
];

/** The label prints the facts of the product's page, so that bottle and page cannot differ. */
export async function factsOfPages() {
  const {productPages} = (await import('../../app/content/product-pages/index.ts')) as {
    productPages: Record<StaticProductKey, {label: Facts}>;
  };
  return (page: StaticProductKey): LabelFacts => {
    const facts = productPages[page].label.facts[0];
    if (!facts) throw new Error(`${page} has no supplement facts`);
    return {
      serving: `${facts.servingSize} · ${facts.servingsPerContainer} servings`,
      rows: facts.rows.map(row),
      other: facts.otherIngredients,
    };
  };
}
