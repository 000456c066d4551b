import {toCents} from '~adapters/commerce/money';
import {aProduct, type AttributeRecord, type ProductRecord} from './product-record';

const flavors = ['Sesame', 'Basil', 'Chili', 'Ginger', 'Lemon', 'Miso', 'Paprika', 'Truffle'];
const cuts = ['Shirataki Knots', 'Orzo', 'Ramen', 'Vermicelli', 'Macaroni'];

const aTrait = (label: string, option: string): AttributeRecord => ({
  isGlobal: false,
  id: 0,
  name: label,
  label,
  options: [{name: option, slug: option}],
});

const statements: Record<string, string> = {
  Sesame: 'Contains sesame.',
  Miso: 'Contains soy and wheat.',
  Truffle: 'May contain milk and tree nuts.',
  Ginger: 'Made in a facility that also processes peanuts.',
};

/** Every seventh has no label, every fifth more carbohydrate than others. */
const labelOf = (number: number, flavor: string) =>
  number % 7 === 0
    ? []
    : [
        {key: '_bellyful_serving_size', value: '3 oz (85 g)'},
        {
          key: '_bellyful_facts',
          value: `Calories | ${number % 5 === 0 ? 60 : 10}\nTotal Carbohydrate | ${number % 5 === 0 ? 14 : 6} g | 2\n- Dietary Fiber | 6 g | 21\nProtein | <1 g`,
        },
        {key: '_bellyful_allergens', value: statements[flavor] ?? 'None of the major allergens.'},
        {
          key: '_bellyful_certifications',
          value:
            flavor === 'Miso'
              ? 'Vegan'
              : flavor === 'Truffle'
                ? 'Gluten-free'
                : 'Gluten-free, Vegan',
        },
      ];

/** Products in great number: every 40th is a draft, every 25th out of stock. A seed moves flavors, cuts and prices. */
export const manyProducts = (count: number, seed = 1): ProductRecord[] =>
  Array.from({length: count}, (_, index) => {
    const number = index + 1;
    const flavor = flavors[(index + seed - 1) % flavors.length] ?? 'Plain';
    const cut = cuts[(index + 3 * (seed - 1)) % cuts.length] ?? 'Ribbons';
    return aProduct({
      databaseId: 5000 + number,
      slug: number % 40 === 0 ? '' : `pantry-${number}`,
      name: `${flavor} ${cut} No. ${number}`,
      status: number % 40 === 0 ? 'draft' : 'publish',
      sku: `PA-${number}`,
      regularPrice: toCents(299 + ((number + 7 * (seed - 1)) % 50) * 10),
      stock: number % 25 === 0 ? 'out of stock' : 'in stock',
      picture: number % 3 === 0 ? 'konjac-udon' : null,
      description: `<p>${flavor} meets ${cut}: number ${number} of our pantry shelf.</p>\n`,
      categories: ['konjac'],
      meta: labelOf(number, flavor),
      attributes: [aTrait('Flavor', flavor), aTrait('Cut', cut)],
    });
  });
