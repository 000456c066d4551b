import {allergens, type Allergen, type AllergenReading, type AllergenWord} from './allergens';
import type {ProductLabel} from './label';
import {foldText} from './fold-text';

/** Folded, in English and Spanish: by what something is said to be free of it, and what else is made of it. */
const names: Record<Allergen, {own: string; made: string}> = {
  milk: {
    own: String.raw`(?<!(?:coconut|almond|oat|rice|soy|soya|cashew|hemp|pea)[ -])milk(?! thistle)|leche(?! de (?:coco|almendras?|avena|arroz|soya|soja))`,
    made: String.raw`(?<!non[ -])dairy|whey|casein\w*|lactose|lactosa|lactalbumin|buttermilk|ghee|cheese|yog(?:h?urt|ur)|queso|(?<!(?:cocoa|shea|peanut|almond|nut|cashew|mango|apple|sunflower|coconut)[ -])butter|(?<!coconut )cream(?! of tartar)|lacteos?|suero de leche|caseina\w*|mantequilla|crema de leche`,
  },
  eggs: {
    own: 'eggs?|huevos?',
    made: String.raw`album[ei]n|ovalbumin|mayonnaise|mayonesa|meringue`,
  },
  fish: {
    own: '(?<!shell[ -])fish|pescados?',
    made: String.raw`anchov\w+|salmon|tuna|cod|tilapia|sardines?|pollock|haddock|halibut|flounder|trout|bass|mackerel|herring|anchoas?|atun|bacalao|sardinas?`,
  },
  shellfish: {
    own: '(?:crustacean )?shell[ -]?fish|crustaceans?|(?:mariscos )?crustaceos?|mariscos?',
    made: 'shrimps?|prawns?|crabs?|lobsters?|crayfish|crawfish|krill|camaron(?:es)?|cangrejos?|langostas?|langostinos?|gambas?',
  },
  treeNuts: {
    own: '(?:tree )?nuts?|nuez(?! moscada)|nueces(?: de arbol)?|frutos? (?:secos?|de cascara)',
    made: 'almonds?|walnuts?|pecans?|cashews?|pistachios?|hazelnuts?|filberts?|macadamias?|praline|marzipan|almendras?|avellanas?|anacardos?|maranones|pistachos?|pinones',
  },
  peanuts: {own: 'pea ?nuts?|groundnuts?|cacahuates?|cacahuetes?|mani', made: '(?!)'},
  wheat: {
    own: '(?<!buck[ -])wheat|trigo(?! sarraceno)',
    made: 'durum|semolina|farina|spelt|farro|kamut|einkorn|emmer|bulgur|couscous|seitan|semola|espelta|cuscus',
  },
  soy: {
    own: 'soy|soya|soja|soy ?beans?',
    made: 'tofu|edamame|tempeh|miso|tamari|natto',
  },
  sesame: {own: 'sesame|ajonjoli|sesamo', made: 'tahini|gingelly|benne'},
  gluten: {own: 'gluten', made: 'barley|rye|triticale|malt|cebada|centeno|malta'},
};

/** One pass finds all names; `own` tells those apart by which something is free of it. */
const anyName = new RegExp(
  allergens
    .map((allergen) => `\\b(?<${allergen}>${names[allergen].own}|${names[allergen].made})\\b`)
    .join('|'),
  'g',
);
const ownNames = new RegExp(
  String.raw`\b(?:${allergens.map((allergen) => names[allergen].own).join('|')})\b`,
  'g',
);
const isOwn = (name: string) => name.replace(ownNames, '') === '';

/** What begins a part of a sentence, the longer ones first. */
const leads: [kind: Kind, pattern: string][] = [
  [
    'contains',
    'but|however|except\\w*|other than|apart from|besides|pero|excepto|salvo|aparte de|a excepcion de',
  ],
  [
    'may',
    'may (?:also )?(?:contain|have|include)|traces?|facilit(?:y|ies)|equipment|machinery|factory|kitchen|bakery|lines|plants? (?:that|which|where)|cross[ -]cont\\w+|puede[n]?(?: \\w+)? (?:contener|tener)|trazas?|instalacion(?:es)?|planta que|equipos?|maquinaria|lineas?|contacto cruzado',
  ],
  ['doubt', "made without|(?:hecho|elaborado) sin|cannot|can't|never|nunca|tampoco|not"],
  [
    'free',
    "(?:does|do) not contain|doesn't contain|contains? (?:no|none|neither)|free (?:of|from)|without|none|no contienen?(?: ninguno)?|ninguno|libres? de|exentos? de|sin|no",
  ],
  ['contains', '(?<!(?:that|which|que) )(?:contains?|contienen?)|made with|hecho con'],
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

/** Words of a list of allergens that are no names. */
const listWords =
  /\b(?:and|or|nor|any|all|of|from|the|following|major|main|food|allergens?|nine|9|eight|8|products?|ingredients?|y|e|o|u|ni|ninguno|de|del|los|las|el|la|principales|alergenos|nueve|ocho|productos)\b|[\s,:()/&]/g;

const isListOnly = (between: string) => between.replace(anyName, '').replace(listWords, '') === '';

const suffix = /^[ -]free\b(?! (?:of|from)\b)/;
/** What follows the name of what a product is free of: `no milk fat` and `gluten-free oats` are something else. */
const end =
  /^ ?(?:$|[,:()/&]|(?:and|but|or|nor|y|e|o|u|ni|pero|ingredients?|products?|productos)\b)/;
/** `Peanut and tree nut free`. */
const joinedSuffix = /^ ?(?:and|or|&|\/) ?[a-z ]{3,15}[ -]free\b/;

/** All nine, where nothing else follows but a list of them. */
const allOfThem =
  /^(?: (?:of|from|the|all|any|major|main|food|fda|top|big|de|los|las|del|principales|nine|9|nueve|eight|8|ocho))* (?:allergens?|alergenos?)(?: (?:principales|alimentarios))*(?= ?$)/;
/** Before 2023 sesame was none of them. */
const ofEight = /\b(?:eight|8|ocho)\b/;

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
    // `None`, as the product editor asks for it.
    const isNone = /^(?:(?:contains|contiene|allergens|alergenos): ?)?(?:none|ninguno)$/.test(
      sentence,
    );
    if (!all && !isNone) continue;
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
      if (sentence.search(anyName) < 0 && !/none|ninguno|al+erg/.test(sentence)) continue;
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
