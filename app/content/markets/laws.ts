/** What the law of these countries asks of a shop that sells there, as it was read that day; no legal advice. */
export interface Law {
  countries: readonly string[];
  asks: string;
  source: string;
  readOn: string;
}

const union =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
const europe = [...union, 'IS', 'LI', 'NO'];

/** By their ids, which the owner's switches name (rules: What a country's law asks). */
export const laws = {
  'order-button': {
    countries: [...europe, 'GB'],
    asks: 'The button that orders says that ordering is an obligation to pay.',
    source: 'Directive 2011/83/EU, art. 8(2); Consumer Contracts Regulations 2013, reg. 14(4)',
    readOn: '2026-11-29',
  },
  'price-words': {
    countries: [...europe, 'GB'],
    asks: 'Beside a price that is offered stand its tax and that shipping comes on top.',
    source:
      'Directive 2011/83/EU, art. 6(1)(e); Consumer Contracts Regulations 2013, reg. 13 and sched. 2',
    readOn: '2026-11-29',
  },
  'unit-price': {
    countries: [...europe, 'GB'],
    asks: 'Beside the price of what is sold by weight or volume stands that of a kilogram or a liter.',
    source: 'Directive 98/6/EC, art. 3; Price Marking Order 2004, art. 5',
    readOn: '2026-11-29',
  },
  'lowest-price': {
    countries: europe,
    asks: 'Beside a reduced price stands the lowest price of the 30 days before it was reduced.',
    source: 'Directive 98/6/EC, art. 6a',
    readOn: '2026-11-29',
  },
  withdrawal: {
    countries: europe,
    asks: 'Whoever has ordered can withdraw from the contract on the order’s page, in two steps, for 14 days after it came.',
    source: 'Directive 2011/83/EU, art. 11a, inserted by Directive (EU) 2023/2673, from 2026-06-19',
    readOn: '2026-11-29',
  },
  'food-particulars': {
    countries: [...europe, 'GB'],
    asks: 'On the page of a food stand its ingredients with the allergens among them marked, its net quantity and origin, who answers for it, and what 100 g or ml of it have.',
    source:
      'Regulation (EU) No 1169/2011, art. 9, 14, 21 and 30 to 35; in the United Kingdom as assimilated',
    readOn: '2026-11-29',
  },
  'product-safety': {
    countries: union,
    asks: 'On the page of what is no food stand its maker with postal and electronic address, who answers for it in the Union, and its warnings.',
    source: 'Regulation (EU) 2023/988, art. 19',
    readOn: '2026-11-29',
  },
  accessibility: {
    countries: union,
    asks: 'A page says how the shop can be used by everybody; "npm run pages" drafts one.',
    source: 'Directive (EU) 2019/882, art. 13(2) and annex V',
    readOn: '2026-11-29',
  },
  'adults-only': {
    countries: ['US'],
    asks: 'To an address in New York supplements for weight loss or muscle are sold to adults alone, who are asked their age, and the parcel is handed to one.',
    source: 'New York General Business Law, sec. 391-oo',
    readOn: '2026-11-29',
  },
} as const satisfies Record<string, Law>;

export type LawId = keyof typeof laws;
