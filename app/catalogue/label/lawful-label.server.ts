import {
  emptyLabel,
  inMarkedParts,
  isEaten,
  isOfFood,
  shopCountries,
  shopScope,
  toNutritionPer100,
  type Particular,
  type Particulars,
  type Product,
  type ProductLabel,
  type SupplementFacts,
} from '~adapters/commerce';
import {isAsked} from '~/content/asked-laws.server';
import {nutritionWords as words, particularWords} from '~/content/labels/particulars';
import {labelWords} from '~/content/labels/product';
import {asHtml} from '~/catalogue/beside-price.server';

type Labeled = Pick<Product, 'kind' | 'label' | 'particulars' | 'soldAs'>;

const said = (name: string, value = '', lang?: string): Particular[] =>
  value ? [{name, value, html: asHtml(value), lang}] : [];

const named = (name: string, {formula}: SupplementFacts) =>
  [name, formula].filter(Boolean).join(': ');

function ingredientsOf(facts: SupplementFacts, lang?: string): Particular[] {
  const {otherIngredients} = facts;
  const html = inMarkedParts(otherIngredients)
    .map(asHtml)
    .map((part, place) => (place % 2 === 1 ? `<strong>${part}</strong>` : part))
    .join('');
  const all = said(named(labelWords.ingredients, facts), otherIngredients, lang);
  return all.map((one) => ({...one, html}));
}

const cell = (scope: 'col' | 'row' | null, text: string) => {
  const align = `py-1 font-normal ${scope === 'row' ? 'text-start' : 'px-2 text-end'}`;
  const tag = scope ? 'th' : 'td';
  return `<${tag}${scope ? ` scope="${scope}"` : ''} class="${align}">${asHtml(text)}</${tag}>`;
};

const rowOf = ([name = '', ...amounts]: readonly string[]) =>
  `<tr class="border-b border-line">${cell('row', name)}${amounts.map((one) => cell(null, one)).join('')}</tr>`;

/** What 100 g or ml of a food have: as its owner has written it, else counted, beside a serving. */
function nutritionOf(facts: SupplementFacts, lang?: string): Particular[] {
  const counted = toNutritionPer100(facts);
  const per100 = words.per100(counted?.unit ?? 'g');
  const [heads, rows] = facts.per100
    ? [[per100], facts.per100.map(({name, amount}) => [name, amount])]
    : [
        [per100, words.perServing(facts.servingSize)],
        counted?.rows.map((row) => [words.nutrients[row.nutrient], row.per100, row.perServing]),
      ];
  if (!rows) return [];
  const html = `<table class="w-full border-collapse figures"><thead><tr><td></td>${heads.map((one) => cell('col', one)).join('')}</tr></thead><tbody>${rows.map(rowOf).join('')}</tbody></table>`;
  const value = rows.map(([name, amount]) => `${name} ${amount}`).join(', ');
  const ownWords = facts.per100 && {lang};
  return [{name: named(words.title, facts), value: `${per100}: ${value}`, html, ...ownWords}];
}

/** A label with what a law asks of a food; its table stands for the panel of the United States where none is sold there. */
function ofFood(label: ProductLabel): ProductLabel {
  const nutrition = isOfFood(label)
    ? label.facts.flatMap((facts) => nutritionOf(facts, label.lang))
    : [];
  const needsPanel = nutrition.length === 0 || shopCountries().selling.includes('US');
  return {
    ...label,
    facts: label.facts.map((facts) => ({
      ...facts,
      rows: needsPanel ? facts.rows : [],
      otherIngredients: '',
    })),
    particulars: [
      ...label.facts.flatMap((facts) => ingredientsOf(facts, label.lang)),
      ...nutrition,
    ],
  };
}

/** A product's label with what a law asks to be said before it is bought (rules: What a country's law asks). */
export function lawfulLabel({kind, label, particulars, soldAs}: Labeled): ProductLabel | null {
  const isFood = label !== null && isEaten(label);
  const isSent = (kind === 'simple' || kind === 'variable') && !soldAs?.isVirtual;
  if (!isSent || !isAsked(isFood ? 'food-particulars' : 'product-safety')) return label;
  const shown = isFood ? ofFood(label) : (label ?? emptyLabel);
  const all: Partial<Particulars> = {...shopScope().answersFor, ...particulars};
  const names = isFood
    ? (['netContent', 'origin', 'operator'] as const)
    : (['operator', 'responsible'] as const);
  const others = names.flatMap((name) => said(particularWords[name], all[name], label?.lang));
  if (!label && others.length === 0) return null;
  return {...shown, particulars: [...(shown.particulars ?? []), ...others]};
}
