import {expect, test} from 'vitest';
import {formatCents} from '~adapters/commerce/money';
import {faq} from '~/content/faq';
import {home} from '~/content/home';
import {shippingPolicy} from '~/content/shipping';
import {freeShippingThreshold, shippingPrice} from '~/content/amounts';
import {bulkTiers, loyaltyPercent} from '~/pricing/constants';

const wholeDollars = formatCents(freeShippingThreshold()).replace('.00', '');

test('the shipping policy and the FAQ state the shipping price that the cart charges', () => {
  for (const text of [JSON.stringify(shippingPolicy), JSON.stringify(faq)]) {
    expect(text).toContain(`Shipping costs ${formatCents(shippingPrice())}`);
    expect(text).toContain(`reaches ${wholeDollars}`);
  }
  expect(home.closing.text).toContain(`from ${wholeDollars}`);
});

test('the FAQ states the bulk and loyalty discounts that the cart gives', () => {
  const discounts = faq.find(({id}) => id === 'discounts')?.answer.join(' ') ?? '';
  for (const {minimumQuantity, percent} of bulkTiers) {
    expect(discounts).toMatch(new RegExp(`${percent}%[^,]* for ${minimumQuantity} or more`));
  }
  expect(discounts).toContain(`${loyaltyPercent} percentage points`);
});
