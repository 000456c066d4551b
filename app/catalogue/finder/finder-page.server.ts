import {redirect} from 'react-router';
import type {Catalogue, Diet, ListedProduct} from '~adapters/commerce';
import {toComparePath} from '~/catalogue/compare/compare-page.server';
import {canBeHad, readIndex, type CatalogueIndex} from '~/catalogue/list/catalogue-index.server';
import {toListPath, wholeList, type ListChoice} from '~/catalogue/list/list-choice';
import {dietLabel} from '~/catalogue/list/list-filters.server';
import type {PictureLink} from '~/catalogue/list/PictureLinks';
import {findProducts} from '~/catalogue/list/search-index.server';
import {toProductCard, type ProductCard} from '~/catalogue/list/to-product-card.server';
import {finder as words} from '~/content/finder';
import {languageTag} from '~/content/language';
import {said} from '~/content/said.server';
import {candidatesFor} from '~/catalogue/related-products.server';
import {wants} from '~/content/wants';
import {productId} from '~/pricing/line-ids';

const leastFound = 2;
const mostFound = 3;

interface Answer extends Partial<Pick<ListChoice, 'category' | 'sort'>> {
  label: string;
  diets?: readonly Diet[];
  picture?: PictureLink['picture'];
}

interface Question {
  question: string;
  /** By their places in an address; null for what has nothing to sell today. */
  answers: readonly (Answer | null)[];
}

export interface Asked {
  back: string | null;
  step: string;
  question: string;
  answers: {label: string; picture: PictureLink['picture']; value: string}[];
}

export interface Found {
  back: string | null;
  /** Whether all answers fit. */
  isWhole: boolean;
  cards: {card: ProductCard; reasons: string[]}[];
  compare: string | null;
  list: string;
}

/** What shoppers come for, then the others of the content; none where nothing of the first is sold. */
function questionsOf({wants: sold}: CatalogueIndex): Question[] {
  if (sold.length === 0) return [];
  const answers = wants.list.map(
    ({category}) => sold.find((want) => want.category === category) ?? null,
  );
  return [{question: wants.title, answers}, ...said<readonly Question[]>(words.questions)];
}

const finderPath = (answers: readonly number[]): string =>
  answers.length > 0 ? `/finder?answers=${answers.join(',')}` : '/finder';

/** `2,1`: by their places, as far as there are such. */
function readAnswers({searchParams}: URL, questions: readonly Question[]): number[] {
  const given = (searchParams.get('answers') ?? '').split(',').map(Number);
  const isOne = (number: number, place: number) => Boolean(questions[place]?.answers[number - 1]);
  const wrong = given.findIndex((number, place) => !isOne(number, place));
  return wrong === -1 ? given : given.slice(0, wrong);
}

const toChoice = (answers: readonly Answer[]): ListChoice =>
  answers.reduce<ListChoice>(
    (choice, {category, sort, diets}) => ({
      ...choice,
      ...(category && {category}),
      ...(sort && {sort}),
      ...(diets && {diets: [...diets]}),
    }),
    wholeList,
  );

/** What fits, without the last answers where nothing fits all of them. */
function find(index: CatalogueIndex, answers: readonly Answer[]): [ListedProduct[], ListChoice] {
  const choice = toChoice(answers);
  const found = findProducts(index, choice).filter((one) => canBeHad(one) && one.price !== 0);
  return found.length > 0 || answers.length < 2
    ? [found.slice(0, mostFound), choice]
    : find(index, answers.slice(0, -1));
}

const listed = new Intl.ListFormat(languageTag, {type: 'unit'});

/** Of its shop and its label alone: of the diets those that were asked for, else all. */
function reasonsOf({label}: ListedProduct, want: string, asked: readonly Diet[]): string[] {
  const fits = label?.diets ?? [];
  const diets = fits.filter((diet) => asked.length === 0 || asked.includes(diet)).map(dietLabel);
  return [want, ...(diets.length > 0 ? [words.byLabel(listed.format(diets))] : [])];
}

/** What stands beside too few: of the same kind. */
function besideOf(index: CatalogueIndex, found: readonly ListedProduct[]): ListedProduct[] {
  if (found.length >= leastFound) return [];
  const kinds = new Set(found.flatMap(({categories}) => categories.map(({slug}) => slug)));
  return candidatesFor(index, kinds).filter((one) => one.price !== 0 && !found.includes(one));
}

/** The next question, or what the answers end in (rules: The finder). */
export async function showFinder(
  request: {url: string},
  products: Catalogue,
): Promise<Asked | Found> {
  const index = await readIndex(products);
  const questions = questionsOf(index);
  const given = readAnswers(new URL(request.url), questions);
  const next = questions[given.length];
  if (questions.length === 0) throw redirect('/products');
  const back = given.length > 0 ? finderPath(given.slice(0, -1)) : null;
  if (next)
    return {
      back,
      step: words.step(given.length + 1, questions.length),
      question: next.question,
      answers: next.answers.flatMap((answer, place) =>
        answer
          ? {
              label: answer.label,
              picture: answer.picture ?? null,
              value: [...given, place + 1].join(','),
            }
          : [],
      ),
    };
  const answers = given.flatMap((number, place) => questions[place]?.answers[number - 1] ?? []);
  const [found, choice] = find(index, answers);
  const entries = [...found, ...besideOf(index, found)].slice(0, mostFound);
  const wanted = answers[0]?.label ?? '';
  return {
    back,
    isWhole: toListPath(choice) === toListPath(toChoice(answers)),
    cards: entries.map((entry) => ({
      card: toProductCard(entry),
      reasons: reasonsOf(entry, found.includes(entry) ? wanted : words.sameKind, choice.diets),
    })),
    compare: entries.length > 1 ? toComparePath(entries.map(productId)) : null,
    list: toListPath(choice),
  };
}
