import {sayIn, type Words} from '~adapters/commerce/words';
import {staticNames} from './static-names';

/** What is called so here, in the shop's own language. */
export const ownNameOf = (name: string): string => staticNames[name] ?? name;

const builtIn: Words = Object.fromEntries(
  Object.entries(staticNames).map(([name, own]) => [own, name]),
);

/** What the storefront itself calls something, here. */
export const sayHere = sayIn(builtIn);

const none: Words = {};
const made = new WeakMap<Words, Words>();

/** What the shop's words are called here, by its owner or by these texts: the same object for the same words. */
export function wordsOf(owners = none): Words {
  const words = made.get(owners) ?? {...builtIn, ...owners};
  made.set(owners, words);
  return words;
}
