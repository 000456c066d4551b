import {
  foldText,
  readSeals,
  toNetContent,
  type Catalogue,
  type Cents,
  type Product,
  type ProductLabel,
  type ListedProduct,
} from '~adapters/commerce';
import {findEntries, readIndex, type CatalogueIndex} from '~/catalogue/list/catalogue-index.server';
import {candidatesFor} from '~/catalogue/related-products.server';
import {toProductCards} from '~/catalogue/list/to-product-card.server';
import {lawfulLabel} from '~/catalogue/label/lawful-label.server';
import {choiceText} from '~/content/labels/catalogue-product';
import {labelWords} from '~/content/labels/product';
import {comparePage as words} from '~/content/compare';
import {isThere, unitsIn} from '~/pricing/box-mix';
import {findProducts} from '~/pricing/built-in-products.server';
import {productId} from '~/pricing/line-ids';
import {labelProperties} from '~/seo/label-properties';

const mostCompared = 4;
const mostOffered = 8;
/** More names nobody has ticked. */
const mostNamed = 50;

/** What a product says in a row; null where it says nothing. */
type Cell = {text: string; lang?: string | undefined} | null;

export interface Row {
  name: string;
  cells: Cell[];
}

/** What a pack costs by its servings, or by the days that they last. */
interface Cost {
  price: Cents;
  per: number;
  isADay: boolean;
  /** Of several packs which one. */
  pack: string;
}

interface Compared {
  entry: ListedProduct;
  label: ProductLabel | null;
}

export const toComparePath = (ids: readonly string[]): string =>
  ids.length > 0 ? `/compare?products=${ids.join(',')}` : '/compare';

/** `a,b` of a link, and what a form of ticks names one by one. */
const idsIn = ({searchParams}: URL): string[] =>
  searchParams
    .getAll('products')
    .flatMap((value) => value.split(/[,+ ]/))
    .slice(0, mostNamed);

/** Of the smallest pack, and of the one that costs least a serving. */
function costsOf({entry, label}: Compared): Cost[] {
  const inOne = label?.facts[0]?.servingsPerContainer;
  if (!inOne) return [];
  const {servingsADay} = label;
  const packs: Pick<ListedProduct['variations'][number], 'attributes' | 'price'>[] =
    entry.variations.length > 0
      ? entry.variations.filter(isThere)
      : [{price: entry.price, attributes: []}];
  const costs = packs.flatMap(({price, attributes}): Cost[] => {
    // A size by its weight is not so many servings.
    const isBySize = attributes.some(({value, ownValue = value}) => toNetContent(ownValue));
    if (!price || isBySize) return [];
    const per = (inOne * unitsIn({attributes})) / (servingsADay ?? 1);
    return [
      {price, per, isADay: servingsADay !== null, pack: attributes.map(choiceText).join(', ')},
    ];
  });
  const [smallest] = costs.toSorted((one, other) => one.per - other.per);
  const [cheapest] = costs.toSorted((one, other) => one.price / one.per - other.price / other.per);
  if (!smallest || !cheapest) return [];
  return smallest === cheapest ? [{...smallest, pack: ''}] : [smallest, cheapest];
}

type Told = readonly (readonly [name: string, text: string | null | undefined])[];

/** Amounts by what they are of, without its form (`as zinc citrate`); of several formulas what each has, where they differ. */
function amountsOf({facts}: ProductLabel): Told {
  const found = new Map<string, {name: string; amount: string; formula?: string | undefined}[]>();
  for (const {formula, rows} of facts)
    for (const row of rows) {
      const [name = row.name] = row.name.split(' (');
      const key = foldText(name);
      found.set(key, [...(found.get(key) ?? []), {name, amount: row.amount, formula}]);
    }
  return [...found.values()].map((all) => {
    const [{name, amount} = {name: '', amount: ''}] = all;
    const isOne = all.length === facts.length && all.every((one) => one.amount === amount);
    const each = all.map((one) => (one.formula ? `${one.amount} (${one.formula})` : one.amount));
    return [name, isOne ? amount : each.join(', ')];
  });
}

/** What a label says beside its amounts, where nothing else on it contradicts it. */
const wordsOf = (label: ProductLabel): Told => [
  [words.servingsADay, label.servingsADay?.toString()],
  ...labelProperties({...label, lotReports: [], bestBefore: null}).map(
    ({name, value}) => [name, value] as const,
  ),
  [
    labelWords.certifications,
    readSeals(label)
      .map((seal) => seal.words)
      .join(', '),
  ],
];

/** Every name that any of them tells, with what each of them tells of it. */
function toRows(all: readonly {told: Told; lang: string | undefined}[]): Row[] {
  const rows = new Map<string, Row>();
  for (const [place, {told, lang}] of all.entries())
    for (const [name, text] of told) {
      if (!text) continue;
      const key = foldText(name);
      const row = rows.get(key) ?? {name, cells: all.map(() => null)};
      row.cells[place] = {text, lang};
      rows.set(key, row);
    }
  return [...rows.values()];
}

const isAlike = ({cells: [first, ...others]}: Row) =>
  others.length > 0 && others.every((cell) => cell?.text === first?.text);

/** Of its own kinds first, as below a product's page. */
function othersOf(index: CatalogueIndex, chosen: readonly ListedProduct[]) {
  if (chosen.length === mostCompared) return [];
  const kinds = new Set(chosen.flatMap(({categories}) => categories.map(({slug}) => slug)));
  return candidatesFor(index, kinds)
    .filter((entry) => entry.price !== 0 && !chosen.includes(entry))
    .slice(0, mostOffered)
    .map((entry) => ({id: productId(entry), label: entry.name, picture: entry.image}));
}

/** The products that an address names, side by side (rules: Comparison); their labels by one question of the shop. */
export async function compareProducts(request: {url: string}, products: Catalogue) {
  const index = await readIndex(products);
  const asked = findEntries(index, idsIn(new URL(request.url)));
  const chosen = asked.slice(0, mostCompared);
  const idOf = ({databaseId, slug}: ListedProduct) => (databaseId === 0 ? slug : databaseId);
  const find = await findProducts(products, chosen.map(idOf));
  const labelOf = (product: Product | null) => product && lawfulLabel(product);
  const compared = chosen.map((entry) => ({entry, label: labelOf(find(idOf(entry)))}));
  const cards = toProductCards(chosen);
  const ofLabels = (told: (label: ProductLabel) => Told) =>
    toRows(compared.map(({label}) => ({told: label ? told(label) : [], lang: label?.lang})));
  const ofCards = cards.map(({text, rating, lang}) => ({
    told: [
      [words.purpose, text],
      [words.stars, rating?.words],
    ] satisfies Told,
    lang,
  }));
  const said = [...toRows(ofCards), ...ofLabels(wordsOf)];
  const amounts = ofLabels(amountsOf);
  const ids = chosen.map(productId);
  return {
    columns: cards.map((card, place) => ({
      card,
      costs: compared[place] ? costsOf(compared[place]) : [],
      without: toComparePath(ids.filter((id) => id !== card.id)),
    })),
    said: said.filter((row) => !isAlike(row)),
    amounts: amounts.filter((row) => !isAlike(row)),
    alike: [...said, ...amounts].filter(isAlike),
    others: othersOf(index, chosen),
    most: asked.length > mostCompared ? mostCompared : null,
    isUnread: chosen.some((entry) => !find(idOf(entry))),
    problem: index.problem,
  };
}

export type ShownComparison = Awaited<ReturnType<typeof compareProducts>>;
