import {toCents} from '~adapters/commerce/money';
import {noodlesHowItWorks, riceHowItWorks} from './how-it-works';
import {konjacLabel} from './konjac-label';
import {aProduct} from './product-record';

export const konjacBowls = [
  aProduct({
    databaseId: 146,
    slug: 'konjac-rice',
    name: 'Konjac Rice',
    sku: 'KJ-RI',
    regularPrice: toCents(479),
    stock: 2,
    description: `<p>Pearly little grains for curry night, burrito bowls and fried &#8220;rice&#8221; with an egg on top. Neutral by design: it tastes of whatever you love most.</p>
<h3>Per pouch (7 oz / 200 g)</h3>
<ul>
<li>5 calories, 0 g net carbs, 6 g fiber</li>
<li>Gluten-free, keto &amp; vegan</li>
</ul>
`,
    shortDescription: '<p>Pearly grains for curries &amp; bowls.</p>\n',
    categories: ['konjac', 'rice'],
    meta: [{key: 'how_it_works', value: riceHowItWorks}, ...konjacLabel],
  }),
  aProduct({
    databaseId: 150,
    slug: 'konjac-udon',
    name: 'Konjac Udon Noodles',
    sku: 'KJ-UD',
    regularPrice: toCents(529),
    stock: 75,
    description: `<p>Thick, bouncy noodles for miso broth with scallions, or a screaming-hot wok with garlic, soy and whatever is left in the crisper drawer.</p>
<h3>Per pouch (7 oz / 200 g)</h3>
<ul>
<li>5 calories, 0 g net carbs, 6 g fiber</li>
<li>Gluten-free, keto &amp; vegan</li>
</ul>
`,
    shortDescription: '<p>Thick and bouncy, for broth or wok.</p>\n',
    categories: ['konjac', 'noodles'],
    meta: [{key: 'how_it_works', value: noodlesHowItWorks}, ...konjacLabel],
  }),
  aProduct({
    databaseId: 154,
    slug: 'konjac-variety-pack',
    name: 'Konjac Variety Pack, 6 Pouches',
    sku: 'KJ-VP',
    regularPrice: toCents(2899),
    stock: 35,
    description: `<p>Not sure which cut is yours? Taste your way through all of them in a week of dinners.</p>
<h3>In the box</h3>
<table>
<thead><tr><th>Cut</th><th>Try it with</th></tr></thead>
<tbody>
<tr><td>Angel Hair</td><td>Lemon, garlic, shrimp</td></tr>
<tr><td>Spaghetti</td><td>Slow tomato sauce</td></tr>
<tr><td>Fettuccine</td><td>Light Alfredo</td></tr>
<tr><td>Penne</td><td>Baked with mozzarella</td></tr>
<tr><td>Udon</td><td>Miso broth</td></tr>
<tr><td>Rice</td><td>Coconut curry</td></tr>
</tbody>
</table>
<p>One 7 oz pouch of each. Recipe cards included.</p>
`,
    shortDescription: '<p>Six cuts, six dinners, one box.</p>\n',
    categories: ['konjac', 'noodles', 'rice', 'bundles'],
    meta: [{key: 'how_it_works', value: noodlesHowItWorks}, ...konjacLabel],
  }),
];
