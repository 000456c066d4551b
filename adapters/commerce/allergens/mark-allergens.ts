import {allergens} from '.';
import {foldText} from '../fold-text';
import {inAnyLanguage} from '../labels/label-words';

const names = inAnyLanguage((words) => {
  const listed = allergens.map((one) => `${words.allergens[one].own}|${words.allergens[one].made}`);
  return [...listed, words.furtherAllergens].filter(Boolean).join('|');
});
const freeAfter = inAnyLanguage((words) => words.freeAfter);
const anyName = new RegExp(String.raw`\b(?:${names})\b(?!${freeAfter})`, 'g');

/** Folded, letter by letter, so that places stay. */
const foldLetters = (text: string) =>
  text.replaceAll(/\P{ASCII}/gu, (letter) => {
    const folded = foldText(letter);
    return folded.length === 1 ? folded : letter;
  });

/** A list of ingredients in parts: every other one, from the second, names an allergen. */
export function inMarkedParts(ingredients: string): string[] {
  const text = ingredients.normalize('NFC');
  const parts: string[] = [];
  let end = 0;
  for (const {0: name, index} of foldLetters(text.toLowerCase()).matchAll(anyName)) {
    parts.push(text.slice(end, index), text.slice(index, index + name.length));
    end = index + name.length;
  }
  return [...parts, text.slice(end)];
}
