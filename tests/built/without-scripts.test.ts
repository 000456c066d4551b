import {afterEach, describe, expect, test} from 'vitest';
import {findAll, requireOne, textOf, type PlainPage} from '../support/plain-browser';
import {amountsOf, shopping, typedAddress} from '../support/plain-shopper';
import {useBuiltShop} from '../support/use-built-shop';

const shop = useBuiltShop({TRUST_PROXY: '1', PAYMENT_GATEWAY: 'hosted'});
const openShopper = () => shopping(shop.openBrowser());
const spaghetti = '/wordpress-product/konjac-spaghetti';
const lines = (page: PlainPage) =>
  [
    ...page.document.querySelectorAll('[aria-label="Items in your cart"] li a:not([aria-hidden])'),
  ].map((line) => (line.textContent ?? '').trim());
const ordersOf = async (email: string) =>
  (await shop.control().orders()).filter((order) => order.email === email);
const anEmail = () => `plain-${crypto.randomUUID().slice(0, 8)}@shop.example`;
const alertOf = (page: PlainPage) => requireOne(page, 'main [role=alert]', /./).textContent?.trim();

afterEach(() => shop.control().clear());

test('a shopper goes from the list to an order that the shop has once, paid on its own page', async () => {
  const shopper = openShopper();
  const email = anEmail();
  const list = await shopper.open('/products?q=spaghetti');
  const product = await shopper.follow(requireOne(list, 'main a', /Konjac Spaghetti/));
  const cart = await shopper.pressOn(product, /^Add to Cart/, {quantity: '2'});
  expect(cart.path).toBe('/cart');
  expect(lines(cart)).toEqual(['Konjac Spaghetti Pasta']);
  expect(cart.headers.get('Cache-Control')).toBe('private, no-store');
  expect(amountsOf(cart)).toMatchObject({Subtotal: '$8.53', Total: '$13.50'});
  const more = await shopper.pressOn(cart, 'Increase quantity', {quantity: '2'});
  expect(amountsOf(more)).toMatchObject({Total: '$17.09'});
  const wrongCode = await shopper.pressOn(more, 'Apply', {code: 'nonsense'});
  expect(wrongCode.status).toBe(422);
  expect(wrongCode.main).toContain('This code is not valid for your order.');
  const coded = await shopper.pressOn(wrongCode, 'Apply', {code: ' freeship '});
  expect(amountsOf(coded)).toMatchObject({Shipping: 'Free', Total: '$12.12'});
  const checkout = await shopper.toCheckout();
  const empty = await shopper.placeOrder(checkout, {email, city: 'Portland', zipCode: '9720'});
  expect(findAll(empty, '[role=alert] li', /./).map(textOf)).toEqual([
    'First name is required',
    'Last name is required',
    'Address is required',
    'ZIP code must have 5 digits',
    'State is required',
  ]);
  const refused = await shopper.placeOrder(empty, {...typedAddress, email, zipCode: '9720'});
  expect(refused.status).toBe(422);
  expect(alertOf(refused)).toBe('ZIP code must have 5 digits');
  const zip = refused.document.querySelector<HTMLInputElement>('#checkout-zipCode');
  expect(zip?.value).toBe('9720');
  expect(zip?.getAttribute('aria-invalid')).toBe('true');
  expect(refused.document.querySelector('#checkout-zipCode-error')?.textContent).toBe(
    'ZIP code must have 5 digits',
  );
  expect(refused.document.querySelector<HTMLInputElement>('[name=firstName]')?.value).toBe('Ada');
  const pay = await shopper.placeOrder(refused, {zipCode: '97201'});
  expect(pay.path).toContain('/checkout/order-pay/');
  const thanks = await shopper.press(pay, requireOne(pay, 'button', 'Pay now'));
  expect(thanks.path).toBe('/thank-you');
  const [order, ...others] = await ordersOf(email);
  expect(others).toEqual([]);
  expect(order).toMatchObject({status: 'PROCESSING', total: 1212});
  expect(thanks.main).toContain(`Order number ${order?.orderNumber}`);
  expect(thanks.main).toContain('Konjac Spaghetti Pasta');
  expect(amountsOf(thanks)).toMatchObject({Total: '$12.12'});
  expect((await shopper.open('/cart')).main).toContain('Your cart is empty');
});

test('a shopper pays on delivery, and reads what was ordered and what happens next', async () => {
  const shopper = openShopper();
  const email = anEmail();
  await shopper.add('/pain-free-weight-loss', {package: '3'});
  await shopper.add('/nighttime-support', {
    package: '2',
    mix: '',
  });
  const checkout = await shopper.toCheckout();
  requireOne(checkout, 'main label', 'Pay online');
  const thanks = await shopper.placeOrder(checkout, {
    ...typedAddress,
    email,
    paymentMethod: 'cod',
  });
  expect(thanks.path).toBe('/thank-you');
  const [order] = await ordersOf(email);
  expect(order).toMatchObject({status: 'PROCESSING', total: 17700 + 9998});
  expect(order?.lines.map(({name}) => name)).toEqual([
    'Pain-Free Weight Loss Capsules (3 bottles)',
    'Nighttime Support (2 bottles: With melatonin, Melatonin-free)',
  ]);
  expect(thanks.main).toContain('Pay on delivery');
  expect(thanks.main).toContain('Nighttime Support (2 bottles: With melatonin, Melatonin-free)');
  expect(amountsOf(thanks)).toMatchObject({Total: '$276.98'});
  expect(thanks.main).toContain('What happens next');
  const followed = await shopper.follow(requireOne(thanks, 'main a', 'Check your order status'));
  const again = await shopper.pressOn(followed, /^Order again/);
  expect(again.path).toBe('/cart');
  expect(amountsOf(again)).toMatchObject({Total: '$276.98'});
});

test('a code is applied at the checkout, and what was typed there stays', async () => {
  const shopper = openShopper();
  await shopper.add(spaghetti);
  const checkout = await shopper.toCheckout();
  requireOne(checkout, 'main summary', 'Discount code');
  const wrong = await shopper.pressOn(checkout, 'Apply', {city: 'Portland', code: 'nonsense'});
  expect(alertOf(wrong)).toContain('This code is not valid for your order.');
  const refused = wrong.document.querySelector<HTMLInputElement>('details[open] [name=code]');
  expect(refused?.value).toBe('nonsense');
  const coded = await shopper.pressOn(wrong, 'Apply', {code: ' free ship '});
  expect(amountsOf(coded)).toMatchObject({Shipping: 'Free', Total: '$4.49'});
  expect(coded.document.querySelector<HTMLInputElement>('[name=city]')?.value).toBe('Portland');
  const codes = await shopper.follow(requireOne(coded, 'main a', 'Discount code'));
  expect(codes.path).toBe('/cart');
});

test('an address that looks like a slip is asked about once, corrected by a tick, and never refused', async () => {
  const shopper = openShopper();
  const name = anEmail().split('@', 1)[0] ?? '';
  const order = {...typedAddress, email: `${name}@gmial.com`, paymentMethod: 'cod'};
  await shopper.add(spaghetti);
  const asked = await shopper.placeOrder(await shopper.toCheckout(), order);
  expect(alertOf(asked)).toBe(`Did you mean ${name}@gmail.com?`);
  const corrected = await shopper.placeOrder(asked, {meantEmail: `${name}@gmail.com`});
  expect([corrected.path, await ordersOf(`${name}@gmail.com`)]).toEqual([
    '/thank-you',
    [expect.anything()],
  ]);
  await shopper.add(spaghetti);
  const again = await shopper.placeOrder(await shopper.toCheckout(), order);
  expect((await shopper.placeOrder(again, {})).path).toBe('/thank-you');
  expect(await ordersOf(order.email)).toHaveLength(1);
});

test('two presses, a reload of the answer and a second tab make one order', async () => {
  const shopper = openShopper();
  const email = anEmail();
  await shopper.add(spaghetti);
  const [one, two] = [await shopper.toCheckout(), await shopper.toCheckout()];
  const typed = {...typedAddress, email, paymentMethod: 'cod'};
  const answers = await Promise.all([
    shopper.placeOrder(one, typed),
    shopper.placeOrder(one, typed),
    shopper.placeOrder(two, typed),
  ]);
  expect(answers.map(({path}) => path)).toEqual(['/thank-you', '/thank-you', '/thank-you']);
  const again = await shopper.placeOrder(one, typed);
  expect(again.path).toBe('/thank-you');
  expect(await ordersOf(email)).toHaveLength(1);
});

test('a shopper who left the pay page and orders once more comes to the same order', async () => {
  const shopper = openShopper();
  const email = anEmail();
  await shopper.add(spaghetti);
  const checkout = await shopper.toCheckout();
  const first = await shopper.placeOrder(checkout, {...typedAddress, email});
  const second = await shopper.placeOrder(await shopper.toCheckout(), {...typedAddress, email});
  expect(second.path).toBe(first.path);
  const changed = await shopper.add(spaghetti, {quantity: '2'});
  expect(changed.path).toBe('/cart');
  const other = await shopper.placeOrder(await shopper.toCheckout(), {...typedAddress, email});
  expect(other.path).not.toBe(first.path);
  const open = (await ordersOf(email)).filter(({status}) => status === 'PENDING');
  expect(open.map(({total}) => total)).toEqual([1709]);
});

test('a second tab that changes the cart is notified, and the order is of what stands there', async () => {
  const shopper = openShopper();
  const email = anEmail();
  await shopper.add(spaghetti);
  const checkout = await shopper.toCheckout();
  await shopper.add(spaghetti);
  const typed = {...typedAddress, email, paymentMethod: 'cod'};
  const answer = await shopper.placeOrder(checkout, typed);
  expect(answer.status).toBe(409);
  expect(alertOf(answer)).toContain('Your cart has changed since this page was opened.');
  expect((await shopper.placeOrder(answer, {})).path).toBe('/thank-you');
  expect(await ordersOf(email)).toMatchObject([{total: 1350}]);
});

test('what a page does not list is not ordered from it, though it costs the same', async () => {
  const shopper = openShopper();
  const email = anEmail();
  await shop.control().change({slug: 'konjac-udon', regularPrice: 449});
  await shopper.add(spaghetti);
  const checkout = await shopper.toCheckout();
  const cart = await shopper.add('/wordpress-product/konjac-udon');
  expect(lines(await shopper.pressOn(cart, /^Remove .*Spaghetti/))).toEqual([
    'Konjac Udon Noodles',
  ]);
  const answer = await shopper.placeOrder(checkout, {
    ...typedAddress,
    email,
    paymentMethod: 'cod',
  });
  expect(answer.status).toBe(409);
  expect(alertOf(answer)).toContain('Your cart has changed since this page was opened.');
  expect(await ordersOf(email)).toEqual([]);
});

test('nobody is thanked for an order that was another one', async () => {
  const shopper = openShopper();
  const [first, second] = [anEmail(), anEmail()];
  const typed = {...typedAddress, paymentMethod: 'cod'};
  await shopper.add(spaghetti);
  await shopper.placeOrder(await shopper.toCheckout(), {...typed, email: first});
  await shopper.add(spaghetti);
  const checkout = await shopper.toCheckout();
  const cart = await shopper.open('/cart');
  await shopper.pressOn(cart, /^Remove/);
  const answer = await shopper.placeOrder(checkout, {...typed, email: second});
  expect(answer.path).toBe('/cart');
  expect(answer.main).toContain('Your cart is empty');
  expect(await ordersOf(second)).toEqual([]);
});

test('a quantity that cannot be is shown as it was typed', async () => {
  const shopper = openShopper();
  const cart = await shopper.add(spaghetti);
  const wrong = await shopper.pressOn(cart, 'Increase quantity', {quantity: '500'});
  expect(wrong.status).toBe(422);
  expect(wrong.main).toContain('Choose a quantity from 1 to 99.');
  expect(wrong.document.querySelector<HTMLInputElement>('[name=quantity]')?.value).toBe('500');
});

describe('what has changed in the shop meanwhile', () => {
  const order = {...typedAddress, paymentMethod: 'cod'};

  test('a price is shown anew before anything is ordered', async () => {
    const shopper = openShopper();
    const email = anEmail();
    await shopper.add('/wordpress-product/konjac-penne');
    const checkout = await shopper.toCheckout();
    await shop.control().change({slug: 'konjac-penne', regularPrice: 999});
    const answer = await shopper.placeOrder(checkout, {...order, email});
    expect(answer.status).toBe(422);
    expect(alertOf(answer)).toContain(
      'The price of your cart has changed. Please review your cart.',
    );
    expect(await ordersOf(email)).toEqual([]);
    expect(amountsOf(answer)).toMatchObject({Subtotal: '$9.99', Total: '$14.96'});
    expect((await shopper.placeOrder(answer, {})).path).toBe('/thank-you');
    expect(await ordersOf(email)).toMatchObject([{total: 1496}]);
  });

  test('what is sold out is said in the cart and at the checkout, and can be taken out', async () => {
    const shopper = openShopper();
    await shopper.add('/wordpress-product/konjac-fettuccine');
    await shopper.add(spaghetti);
    const checkout = await shopper.toCheckout();
    await shop.control().change({slug: 'konjac-fettuccine', stock: 0});
    const answer = await shopper.placeOrder(checkout, order);
    expect(answer.status).toBe(422);
    expect(alertOf(answer)).toMatch(/is out of stock\. Please remove it from your cart\./);
    expect(answer.document.querySelector<HTMLInputElement>('[name=city]')?.value).toBe('Portland');
    const cart = await shopper.follow(requireOne(answer, 'main a', 'Review your cart'));
    expect(cart.main).toMatch(/is out of stock\. Please remove it from your cart\./);
    expect(findAll(cart, 'main a', 'Proceed to Checkout')).toEqual([]);
    const mended = await shopper.pressOn(cart, /^Remove .*Fettuccine/);
    requireOne(mended, 'main a', 'Proceed to Checkout');
    expect(lines(mended)).toEqual(['Konjac Spaghetti Pasta']);
  });

  test('a code that no longer holds is reported at the checkout, before its price is paid', async () => {
    const shopper = openShopper();
    const cart = await shopper.add('/wordpress-product/konjac-udon', {quantity: '50'});
    const coded = await shopper.pressOn(cart, 'Apply', {code: 'BIGSPEND'});
    expect(Object.keys(amountsOf(coded)).join()).toContain('BIGSPEND');
    const udon = 150;
    await shop.control().change({databaseId: udon, regularPrice: 100});
    await shop.control().notify(udon);
    const checkout = await shopper.open('/checkout');
    expect(Object.keys(amountsOf(checkout)).join()).not.toContain('BIGSPEND');
    expect(checkout.main).toContain('Spend $200.00 or more to use this code.');
  });

  test('a shop that does not answer loses no cart', async () => {
    const shopper = openShopper();
    const cart = await shopper.add(spaghetti);
    await shop.control().trouble('graphql', 'http500');
    expect(lines(await shopper.open('/cart'))).toEqual(['Konjac Spaghetti Pasta']);
    await shop.control().clear();
    await shopper.pressOn(cart, 'Apply', {code: 'GETSTARTED'});
    await shop.control().trouble('plugin', 'http500');
    const away = await shopper.open('/cart');
    const later = await shopper.open('/checkout');
    await shop.control().clear();
    for (const page of [away, later])
      expect(page.main).toContain('We could not reach the shop just now. Your cart is kept');
    expect(lines(await shopper.open('/cart'))).toEqual(['Konjac Spaghetti Pasta']);
  });
});

test('what a recipe takes is put into the cart by its form', async () => {
  const shopper = openShopper();
  const recipe = await shopper.open('/recipes/konjac/beef-yakisoba');
  const add = 'Add 3 packs of Konjac Spaghetti Pasta · $13.47';
  const cart = await shopper.press(recipe, requireOne(recipe, 'main button', add));
  expect(cart.path).toBe('/cart');
  const quantity = cart.document.querySelector('main [aria-label^="Quantity of"]');
  expect(quantity?.getAttribute('value')).toBe('3');
});

test('a pack that its buyer mixes is refused with a sentence, or one line of the cart', async () => {
  const shopper = openShopper();
  const pack = await shopper.open('/wordpress-product/konjac-angel-hair?variation=125');
  const add = requireOne(pack, 'main form button', /^Add to Cart/);
  const few = await shopper.press(pack, add, {'choice-mix-130': '2'});
  expect(alertOf(few)).toContain('Please choose 6 in all');
  const cart = await shopper.press(pack, add, {'choice-mix-130': '2', 'choice-mix-150': '4'});
  expect(cart.path).toBe('/cart');
  expect(cart.main).toContain(
    'Your own mix (6 pouches, 2 Konjac Spaghetti Pasta, 4 Konjac Udon Noodles)',
  );
});

describe('what cannot be added', () => {
  test.each([
    ['an option to choose', {item: 'wp-123'}, 'Please select an option to continue.'],
    ['a made-up product', {item: 'wp-999999'}, 'This item is no longer in our shop.'],
    ['a made-up package', {product: 'allulose-gummies', package: '2'}, null],
    ['too many', {item: 'wp-130', quantity: '100'}, 'Choose a quantity from 1 to 99.'],
    ['half of one', {item: 'wp-130', quantity: '1.5'}, 'Choose a quantity from 1 to 99.'],
    ['an offer for nobody', {item: 'wp-130', offer: 'konjac-starter'}, 'Sign in to claim'],
    ['nothing', {}, 'Your cart could not be read.'],
  ])('%s', async (_what, fields, sentence) => {
    const shopper = openShopper();
    const empty = await shopper.open('/faq');
    const form = empty.document.createElement('form');
    form.method = 'post';
    form.setAttribute('action', '/cart');
    const button = form.appendChild(empty.document.createElement('button'));
    const answer = await shopper.press(empty, button, fields);
    if (sentence === null) return expect(lines(answer)).toHaveLength(1);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(alertOf(answer)).toContain(sentence);
    expect((await shopper.open('/cart')).main).toContain('Your cart is empty');
  });
});

test('a signed-in shopper claims an offer, which stands alone, and then the free sample', async () => {
  const shopper = openShopper();
  await shopper.add(spaghetti);
  const path = '/Konj/trg/starterdiscount/konjac-variety-pack';
  const signIn = await shopper.pressOn(await shopper.open(path), /^Claim|^Get|\$/);
  expect(signIn.path).toContain('/account/sign-in');
  const back = await shopper.pressOn(signIn, 'Sign In', {
    email: 'shopper@bellyful.example',
    password: 'Bellyful-1!',
  });
  expect(back.path).toBe(path);
  const asked = await shopper.pressOn(back, /\$/);
  expect([asked.status, lines(asked)]).toEqual([409, ['Konjac Spaghetti Pasta']]);
  expect(asked.main).toContain('This offer takes what is below out of your cart.');
  const cart = await shopper.pressOn(asked, 'Claim the offer');
  expect(lines(cart)).toEqual(['Konjac Variety Pack, 6 Pouches']);
  expect(cart.main).toContain('You had in your cart: 1 × Konjac Spaghetti Pasta.');
  expect(cart.main).toContain('Limit one per customer');
  expect(amountsOf(cart)).toMatchObject({Total: '$18.99'});
  const sample = await shopper.open('/free-sample');
  const both = await shopper.pressOn(sample, 'Add Free Sample to Cart');
  expect(lines(both)).toEqual([
    'Konjac Variety Pack, 6 Pouches',
    'Free Sample: Pain-Free Weight Loss Capsules',
  ]);
  const all = await shopper.pressOn(both, 'Put it back in the cart');
  expect(lines(all)).toContain('Konjac Spaghetti Pasta');
  expect(all.main).not.toContain('You had in your cart');
});

test('an order that costs nothing asks where it goes, and nothing about payment', async () => {
  const shopper = openShopper();
  const email = 'demo@bellyful.example';
  const signIn = await shopper.open('/account/sign-in?returnTo=%2Ffree-sample');
  const sample = await shopper.pressOn(signIn, 'Sign In', {email, password: 'Bellyful-1!'});
  await shopper.pressOn(sample, 'Add Free Sample to Cart');
  const checkout = await shopper.toCheckout();
  const form = checkout.document.querySelector('form[action^="/checkout"]');
  const headings = [...(form?.querySelectorAll('h2, h3') ?? [])].map((one) => one.textContent);
  expect(headings).toEqual(['Shipping']);
  expect(form?.querySelector('[name^=billing], [name=paymentMethod]')).toBeNull();
  const thanks = await shopper.placeOrder(checkout, {...typedAddress, email});
  expect([thanks.path, thanks.main]).toEqual(['/thank-you', expect.stringContaining('Free')]);
  expect(await ordersOf(email)).toContainEqual(
    expect.objectContaining({status: 'PROCESSING', total: 0}),
  );
});

test('a cookie that was changed is no cart, and no price is believed', async () => {
  const shopper = openShopper();
  await shopper.add(spaghetti);
  const forged = await fetch(new URL('/cart', shop.url()), {
    headers: {Accept: 'text/html', Cookie: 'bellyful-cart=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA'},
  });
  expect(forged.status).toBe(200);
  expect(await forged.text()).toContain('Your cart is empty');
  const checkout = await shopper.toCheckout();
  const cheap = await shopper.placeOrder(checkout, {
    ...typedAddress,
    paymentMethod: 'cod',
    expectedTotal: '1',
  });
  expect(cheap.status).toBe(422);
  expect(alertOf(cheap)).toContain('The price of your cart has changed.');
});

test('another site can neither fill a cart nor order', async () => {
  for (const path of ['/cart', '/checkout']) {
    const foreign = await fetch(new URL(path, shop.url()), {
      method: 'POST',
      headers: {Origin: 'https://elsewhere.example'},
      body: new URLSearchParams({item: 'wp-130'}),
    });
    expect(foreign.status, path).toBe(403);
  }
});

describe('where cards are typed into fields that need scripts', () => {
  const other = useBuiltShop({TRUST_PROXY: '1', PAYMENT_GATEWAY: 'stripe'});
  const sentence = 'Paying by card here needs JavaScript.';

  test('what is paid later is ordered all the same, and its tax is shown before', async () => {
    await other.control().taxes('California only');
    const shopper = shopping(other.openBrowser());
    await shopper.add(spaghetti);
    const checkout = await shopper.toCheckout();
    expect(checkout.main).toContain(sentence);
    const address = {state: 'CA', zipCode: '94954', city: 'Petaluma'};
    const answer = await shopper.placeOrder(checkout, {...typedAddress, ...address});
    expect(answer.status).toBe(422);
    expect(alertOf(answer)).toContain('The total now includes the tax for your address.');
    const {Tax: tax, Total: total} = amountsOf(answer);
    expect(tax).toMatch(/^\$0\.\d\d$/);
    const thanks = await shopper.placeOrder(answer, {});
    expect(thanks.path).toBe('/thank-you');
    expect(amountsOf(thanks)).toMatchObject({Tax: tax, Total: total});
  });

  test('prices that include tax cost what their address pays, which is shown before', async () => {
    await other.control().taxes('prices with tax');
    const shopper = shopping(other.openBrowser());
    await shopper.add(spaghetti);
    const checkout = await shopper.toCheckout();
    const address = {state: 'CA', zipCode: '94954', city: 'Petaluma'};
    const answer = await shopper.placeOrder(checkout, {...typedAddress, ...address});
    expect(answer.status).toBe(422);
    const shown = amountsOf(answer);
    expect(shown['Tax at your address']).toMatch(/^-\$0\.\d\d$/);
    expect(shown).not.toHaveProperty('Tax');
    const thanks = await shopper.placeOrder(answer, {});
    expect(thanks.path).toBe('/thank-you');
    expect(amountsOf(thanks)).toMatchObject({Total: shown['Total']});
  });
});

describe('what is sold in other ways', () => {
  const odd = useBuiltShop({
    TRUST_PROXY: '1',
    PAYMENT_GATEWAY: 'hosted',
    MOCK_CATALOGUE: 'types',
  });

  test('the choice of a variation that takes any is on its line; without it nothing is added', async () => {
    const shopper = shopping(odd.openBrowser());
    const apron = '/wordpress-product/apron';
    const refused = await shopper.add(apron);
    expect(refused.main).toContain('Please select an option to continue.');
    const cart = await shopper.add(apron, {'choice-pa_color': 'leaf-green'});
    expect(lines(cart)).toEqual(['Kitchen Apron (Leaf Green)']);
    expect(lines(await shopper.add(apron, {'choice-pa_color': 'sand'}))).toHaveLength(2);
  });

  test('virtual products are ordered without a street, and are one where they are sold individually', async () => {
    const shopper = shopping(odd.openBrowser());
    await shopper.add('/wordpress-product/coaching-hour');
    const again = await shopper.add('/wordpress-product/coaching-hour');
    expect(again.main).toContain('Coaching Hour is sold individually: one per order.');
    const checkout = await shopper.toCheckout();
    expect(amountsOf(checkout)).toEqual({Subtotal: '$45.00', Total: '$45.00'});
    const {address1: _street, ...place} = typedAddress;
    const pay = await shopper.placeOrder(checkout, {...place, email: anEmail()});
    expect(pay.path).toContain('/checkout/order-pay/');
  });
});
