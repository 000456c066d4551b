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
      attributes: [aTrait('Flavor', flavor), aTrait('Cut', cut)],
    });
  });
