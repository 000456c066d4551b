import {diets, formatCents, mostKetoGrams, type Cents, type Diet} from '~adapters/commerce';
import {dietWords} from '~/content/labels/diets';
import {filterWords, listWords} from '~/content/messages/list';
import {stockLabels} from '~/content/messages/selection';
import {wants} from '~/content/wants';
import type {CatalogueIndex} from './catalogue-index.server';
import {groupOfOption} from './facets';
import {
  sortings,
  stockNames,
  toListFields,
  toListPath,
  type ListChoice,
  type Sorting,
  type StockName,
} from './list-choice';
import type {PictureLink} from './PictureLinks';
import type {SearchResult} from './search-index.server';

interface FilterOption {
  value: string;
  label: string;
  /** How many products it leaves. */
  count: number;
  isChosen: boolean;
}

/** Options of which any will do, of diets each; the groups narrow one another. */
export interface FilterGroup {
  label: string;
  /** By what it is decided; mostly plain. */
  note?: string;
  /** Its name in the address. */
  field: 'stock' | 'option' | 'diet';
  options: FilterOption[];
}

/** Something that narrows the list, and the list's address without it. */
interface Chip {
  label: string;
  href: string;
}

type Fields = [name: string, value: string][];

export interface Category {
  name: string;
  href: string;
  isChosen: boolean;
  count: number;
}

export interface ListFilters {
  wants: {title: string; links: PictureLink[]};
  /** The largest and the chosen one in sight, in their own order. */
  categories: Category[];
  moreCategories: Category[];
  groups: FilterGroup[];
  sortings: {value: Sorting; label: string}[];
  chips: Chip[];
  clearPath: string;
  /** What a form keeps that is chosen elsewhere. */
  besideSearch: Fields;
  besideFilters: Fields;
}

/** More would bury what is looked for; the search finds the rest. */
const mostAttributes = 6;
const mostOptions = 12;

const stockLabel = (name: StockName) => stockLabels[stockNames[name]];

/** What is chosen, and whatever would leave something. */
const isOffered = ({count, isChosen}: FilterOption) => count > 0 || isChosen;

function stockGroup({stock}: ListChoice, {count}: SearchResult): FilterGroup {
  const names = Object.keys(stockNames) as StockName[];
  const options = names.map((name) => ({
    value: name,
    label: stockLabel(name),
    count: count('stock', name),
    isChosen: stock.includes(name),
  }));
  return {label: filterWords.availability, field: 'stock', options: options.filter(isOffered)};
}

export const dietLabel = (diet: Diet) =>
  diet === 'keto' ? dietWords.keto(mostKetoGrams) : dietWords[diet];

function dietGroup(choice: ListChoice, {count}: SearchResult): FilterGroup {
  const options = diets.map((diet) => ({
    value: diet,
    label: dietLabel(diet),
    count: count('diet', diet),
    isChosen: choice.diets.includes(diet),
  }));
  const {title: label, note} = dietWords;
  return {label, note, field: 'diet', options: options.filter(isOffered)};
}

/** The most frequent options, in the order of their size or alphabet. */
function mostFrequent(options: FilterOption[]): FilterOption[] {
  const least = options.map(({count}) => count).toSorted((one, other) => other - one)[
    mostOptions - 1
  ];
  return options
    .filter((option) => option.isChosen || option.count >= (least ?? 0))
    .slice(0, mostOptions * 2);
}

function attributeGroups(
  {attributes}: CatalogueIndex,
  choice: ListChoice,
  {count}: SearchResult,
): FilterGroup[] {
  const groups = attributes.map(({label, options}) => ({
    label,
    field: 'option' as const,
    options: mostFrequent(
      options
        .map(({key, name}) => ({
          value: key,
          label: name,
          count: count(groupOfOption(key), key),
          isChosen: choice.options.includes(key),
        }))
        .filter(isOffered),
    ),
  }));
  const size = ({options}: FilterGroup) => options.reduce((sum, {count}) => sum + count, 0);
  return groups.sort((one, other) => size(other) - size(one)).slice(0, mostAttributes);
}

const without = <Item>(items: Item[], item: Item) => items.filter((each) => each !== item);

function priceLabel(minimum: Cents | null, maximum: Cents | null): string {
  if (minimum === null) return filterWords.upTo(formatCents(maximum ?? 0));
  if (maximum === null) return filterWords.from(formatCents(minimum));
  return `${formatCents(minimum)} – ${formatCents(maximum)}`;
}

/** What narrows the list, each with the address of the list without it. */
function chipsOf({attributes, categories}: CatalogueIndex, choice: ListChoice): Chip[] {
  const {query, category, options, stock, minimum, maximum} = choice;
  const less = (change: Partial<ListChoice>) => toListPath({...choice, page: 1, ...change});
  const names = new Map(
    attributes.flatMap(({label, options: all}) =>
      all.map(({key, name}) => [key, `${label}: ${name}`] as const),
    ),
  );
  const chips: Chip[] = [];
  if (query) chips.push({label: `“${query}”`, href: less({query: ''})});
  const name = categories.find(({slug}) => slug === category)?.name ?? category;
  if (category) chips.push({label: name, href: less({category: ''})});
  if (minimum !== null || maximum !== null)
    chips.push({label: priceLabel(minimum, maximum), href: less({minimum: null, maximum: null})});
  for (const each of stock)
    chips.push({label: stockLabel(each), href: less({stock: without(stock, each)})});
  for (const diet of choice.diets)
    chips.push({label: dietLabel(diet), href: less({diets: without(choice.diets, diet)})});
  for (const key of options)
    chips.push({label: names.get(key) ?? key, href: less({options: without(options, key)})});
  return chips;
}

/** Beyond so many the smaller ones wait behind a word. */
const mostCategories = 14;

function partCategories(
  categories: Category[],
): Pick<ListFilters, 'categories' | 'moreCategories'> {
  const largest = new Set(
    categories.toSorted((one, other) => other.count - one.count).slice(0, mostCategories - 1),
  );
  const isSeen = (category: Category, place: number) =>
    place === 0 ||
    category.isChosen ||
    categories.length <= mostCategories ||
    largest.has(category);
  return {
    categories: categories.filter(isSeen),
    moreCategories: categories.filter((category, place) => !isSeen(category, place)),
  };
}

/** The list's filters with what each would leave, and how to take each back. */
export function toListFilters(
  index: CatalogueIndex,
  choice: ListChoice,
  result: SearchResult,
): ListFilters {
  const {query, category, sort} = choice;
  const pathOf = (slug: string) => toListPath({...choice, page: 1, category: slug});
  return {
    wants: {
      title: wants.title,
      links: index.wants.map(({label, picture, category: slug}) => ({
        label,
        picture,
        href: toListPath({category: slug}),
        isChosen: slug === category,
      })),
    },
    ...partCategories([
      {name: filterWords.allCategories, href: pathOf(''), isChosen: category === '', count: 0},
      ...index.categories.map(({name, slug}) => ({
        name,
        href: pathOf(slug),
        isChosen: slug === category,
        count: result.count('category', slug),
      })),
    ]),
    groups: [
      stockGroup(choice, result),
      dietGroup(choice, result),
      ...attributeGroups(index, choice, result),
    ].filter(({options}) => options.length > 0),
    sortings: sortings.map((value) => ({value, label: listWords.sortings[value]})),
    chips: chipsOf(index, choice),
    clearPath: toListPath({sort}),
    besideSearch: toListFields({...choice, query: '', page: 1}),
    besideFilters: toListFields({query, category}),
  };
}
