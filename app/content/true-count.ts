import {konjacRecipes} from './konjac-recipes';
import {countInWords, type Recipe} from './recipe';

/** Words without the number of built-in recipes in them, once the owner has added others (rules: The owner's pages). */
export function withTrueCount<Words>(
  words: Words,
  builtIn: readonly Recipe[],
  owners: readonly {slug: string}[],
): Words {
  if (owners.every(({slug}) => builtIn.some((one) => one.slug === slug))) return words;
  const text = JSON.stringify(words).replace(countInWords, (_, number: string, letter: string) =>
    /^[A-Z]/.test(number) ? letter.toUpperCase() : letter,
  );
  return JSON.parse(text) as Words;
}

/** Words that say how many konjac recipes there are, as it is true with the owner's. */
export const withKonjacCount = <Words>(
  words: Words,
  {recipes}: {recipes: readonly {slug: string; isKonjac: boolean}[]},
): Words =>
  withTrueCount(
    words,
    konjacRecipes,
    recipes.filter(({isKonjac}) => isKonjac),
  );
