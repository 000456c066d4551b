import {allergens, type Allergen, type AllergenReading, type AllergenWord} from '.';
import type {ProductLabel} from '../labels/label';
import {foldText} from '../fold-text';
import {inAnyLanguage, type LabelWords} from '../labels/label-words';

const own = (allergen: Allergen) => inAnyLanguage((words) => words.allergens[allergen].own);
const made = (allergen: Allergen) => inAnyLanguage((words) => words.allergens[allergen].made);

/** One pass finds all names; `own` tells those apart by which something is free of it. */
const anyName = new RegExp(
  allergens.map((allergen) => `\\b(?<${allergen}>${own(allergen)}|${made(allergen)})\\b`).join('|'),
  'g',
);
const ownNames = new RegExp(String.raw`\b(?:${allergens.map(own).join('|')})\b`, 'g');
const isOwn = (name: string) => name.replace(ownNames, '') === '';

/** What begins a part of a sentence; of two that begin at one place the first here counts. */
const leads: [kind: Kind, pattern: string][] = [
  ['contains', inAnyLanguage((words) => words.leads.except)],
  ['may', inAnyLanguage((words) => words.leads.may)],
  ['doubt', inAnyLanguage((words) => words.leads.doubt)],
  ['free', inAnyLanguage((words) => words.leads.free)],
  ['contains', inAnyLanguage((words) => words.leads.contains)],
];

type Kind = AllergenWord | 'doubt';

const leadPattern = new RegExp(
  leads.map(([, pattern], place) => String.raw`(?<lead${place}>\b(?:${pattern})\b)`).join('|'),
  'g',
);

interface Lead {
  kind: Kind;
  start: number;
  end: number;
}

const leadsOf = (sentence: string): Lead[] =>
  [...sentence.matchAll(leadPattern)].map(({0: text, index, groups = {}}) => ({
    kind: leads.find((_, place) => groups[`lead${place}`] !== undefined)?.[0] ?? 'doubt',
    start: index,
    end: index + text.length,
  }));

const listed = (part: keyof LabelWords['list']) => inAnyLanguage(({list}) => list[part]);

const listWords = new RegExp(`\\b(?:${listed('between')})\\b|[\\s,:()/&]`, 'g');

const isListOnly = (between: string) => between.replace(anyName, '').replace(listWords, '') === '';

const freeAfter = inAnyLanguage((words) => words.freeAfter);
const suffix = new RegExp(`^(?:${freeAfter})`);
/** `no milk fat` and `gluten-free oats` are something else. */
const end = new RegExp(`^ ?(?:$|[,:()/&]|(?:${listed('after')})\\b)`);
/** `Peanut and tree nut free`. */
const joinedSuffix = new RegExp(`^ ?(?:${listed('joins')}|&|/) ?[a-z ]{3,15}(?:${freeAfter})`);

/** All nine, where nothing else follows but a list of them. */
const allOfThem = new RegExp(
  `^(?: (?:${listed('beforeAllergens')}))* (?:${listed('allergens')})(?: (?:${listed('afterAllergens')}))*(?= ?$)`,
);
/** Before 2023 sesame was none of them. */
const ofEight = new RegExp(`\\b(?:${listed('eight')})\\b`);
/** `None`, as the product editor asks for it. */
const noneAlone = new RegExp(`^(?:(?:${listed('beforeNone')}): ?)?(?:${listed('none')})$`);
const ofNoneOrAll = new RegExp(`${listed('none')}|${listed('allergens')}`);

type Said = (allergen: Allergen, kind: Kind) => void;

/** How a text is read: a statement may free of something; a list contains what it names; another only what it says so. */
type Manner = 'statement' | 'list' | 'prose';

/** Without a doubt, a trace or a facility. */
const isPlain = (found: Lead[]) => found.every(({kind}) => kind !== 'may' && kind !== 'doubt');

function readNames(sentence: string, found: Lead[], manner: Manner, say: Said): void {
  for (const {0: name, index, groups = {}} of sentence.matchAll(anyName)) {
    const allergen = allergens.find((one) => groups[one] !== undefined);
    if (!allergen) continue;
    const after = sentence.slice(index + name.length);
    const lead = found.findLast(({start}) => start <= index);
    const isSuffixed = suffix.test(after);
    if (isSuffixed || lead?.kind === 'free') {
      const between = isSuffixed ? '' : sentence.slice(lead?.end, index);
      // What stands further on in a list of ingredients is one of them.
      if (manner === 'list' && between.trim() !== '') say(allergen, 'contains');
      else if (!isPlain(found) || !isListOnly(between) || !end.test(after.replace(suffix, '')))
        say(allergen, 'doubt');
      // Free of butter is not free of milk.
      else if (isOwn(name)) say(allergen, 'free');
    } else if (joinedSuffix.test(after)) say(allergen, 'doubt');
    else if (lead) say(allergen, lead.kind);
    else if (manner !== 'prose') say(allergen, 'contains');
  }
}

function readAll(sentence: string, found: Lead[], say: Said): void {
  if (!isPlain(found)) return;
  for (const {kind, end} of found) {
    const exception = found.find((lead) => lead.start > end && lead.kind === 'contains');
    const rest = sentence.slice(end, exception?.start);
    const all = kind === 'free' ? allOfThem.exec(rest) : null;
    if (!all && !noneAlone.test(sentence)) continue;
    for (const allergen of allergens)
      if (allergen !== 'gluten' && !(allergen === 'sesame' && all && ofEight.test(all[0])))
        say(allergen, 'free');
  }
}

/** What is said earlier here counts before what is said later. */
const strength: Kind[] = ['contains', 'may', 'doubt', 'free'];

/**
 * What a label says of each allergen (rules: Allergens): its statement, its certifications and its ingredients, and of its
 * warnings what they say to be contained. Only statement and certifications make it free of something.
 */
export function readAllergens(label: ProductLabel): AllergenReading {
  const said = new Map<Allergen, Kind>();
  const note = (allergen: Allergen, kind: Kind) => {
    const before = said.get(allergen);
    if (!before || strength.indexOf(kind) < strength.indexOf(before)) said.set(allergen, kind);
  };
  const read = (text: string, manner: Manner) => {
    const say: Said = (allergen, kind) => {
      if (kind !== 'free' || manner === 'statement') note(allergen, kind);
    };
    for (const part of foldText(text).split(/[.;!\n]+/)) {
      const sentence = part.replace(/\s+/g, ' ').trim();
      // Most sentences are about something else.
      if (sentence.search(anyName) < 0 && !ofNoneOrAll.test(sentence)) continue;
      const found = leadsOf(sentence);
      readNames(sentence, found, manner, say);
      readAll(sentence, found, say);
    }
  };
  for (const text of [label.allergens ?? '', ...label.certifications]) read(text, 'statement');
  for (const {otherIngredients, rows, warnings} of label.facts) {
    read([otherIngredients, ...rows.map(({name}) => name)].join('\n'), 'list');
    for (const warning of warnings) read(warning, 'prose');
  }
  // What has wheat has gluten.
  const wheat = said.get('wheat');
  if (wheat === 'contains' || wheat === 'may') note('gluten', wheat);
  return Object.fromEntries([...said].filter(([, kind]) => kind !== 'doubt'));
}
