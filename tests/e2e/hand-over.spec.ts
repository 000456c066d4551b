import {orderNumberOf, placeOrder} from '../support/checkout-page';
import {expect, test, visit} from '../support/page';
import {openAgent} from '../support/agent';

test('a shopper whose assistant filled a checkout pays it, beside what the cart held', async ({
  page,
  baseURL,
}) => {
  await visit(page, '/womens-multi-vitamin');
  await page
    .getByRole('main')
    .getByRole('button', {name: /^Add to Cart/})
    .first()
    .click();
  await expect(page.getByRole('dialog', {name: 'Your cart'})).toBeVisible();
  const agent = await openAgent(baseURL ?? '');
  const {body} = await agent.post('/checkout-sessions', {
    line_items: [{item: {id: 'mens-multi-vitamin'}, quantity: 2}],
    buyer: {first_name: 'Ada', last_name: 'Lovelace', email: 'agent-ada@example.com'},
    fulfillment: {
      methods: [
        {
          destinations: [
            {
              street_address: '12 Engine Street',
              address_locality: 'Petaluma',
              address_region: 'CA',
              postal_code: '94954',
            },
          ],
        },
      ],
    },
  });
  await page.goto(body.continue_url);
  await expect(page.getByRole('main')).toContainText('It calls itself agent.example');
  await page.getByRole('button', {name: 'Continue to checkout'}).click();
  await expect(page).toHaveURL(/\/checkout$/);
  const summary = page.getByRole('region', {name: 'Order Summary'});
  await expect(summary).toContainText("Men's Daily Multi-Vitamin");
  await expect(summary).toContainText("Women's Daily Multi-Vitamin");
  const form = page.getByRole('form', {name: 'Checkout'});
  await expect(form.getByLabel('Address', {exact: true})).toHaveValue('12 Engine Street');
  await expect(form.getByLabel('Email')).toHaveValue('agent-ada@example.com');
  await page.getByRole('radio', {name: 'Cash on delivery'}).check();
  await placeOrder(page);
  await orderNumberOf(page);
});
