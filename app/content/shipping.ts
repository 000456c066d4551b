import {formatCents} from '~adapters/commerce/money';
import {formatWithoutCents} from '~adapters/commerce/stated-amount';
import {freeShippingThreshold, shippingPrice} from './amounts';
import {policiesUpdated, type Policy} from './policy';
import {shopName} from './brand';
import {byRules, byUsps, shippingByShop, whereHad, whereSent} from './shop-rules';
import type {TextBlock} from './text';

/** Its numbers are the shop's law (rules: The policies' numbers). */
export const shippingPolicy: Policy = {
  meta: {
    title: 'Shipping Policy',
    get description() {
      return `${shopName} ships${byUsps(' by USPS')}${whereSent(' within the United States')}. Processing within 1 business day (up to 2), delivery in 2-3 business days${byRules(`, ${formatCents(shippingPrice())} or free from ${formatWithoutCents(freeShippingThreshold())}`, '')}.`;
    },
  },
  title: 'Shipping Policy',
  updated: policiesUpdated,
  intro: ['Where we ship, how long it takes and what it costs.'],
  sections: [
    {
      id: 'where',
      heading: 'Where we ship',
      get blocks() {
        return [
          `We ship${whereSent(' to addresses in the United States only', 250)}.${byUsps(' All orders travel with the United States Postal Service (USPS).')}`,
          `Please check your address before you pay. We cannot redirect a package once ${byUsps('USPS') || 'the carrier'} has it.`,
        ];
      },
    },
    {
      id: 'processing',
      heading: 'Processing time',
      blocks: [
        'We process orders within 1 business day. In busy weeks it can take up to 2 business days.',
        'Orders placed after 3pm Pacific time start processing on the next business day. Orders placed on a weekend or a federal holiday also start on the next business day.',
      ],
    },
    {
      id: 'delivery',
      heading: 'Delivery time',
      get blocks() {
        return [
          `Delivery takes 2-3 business days after processing. Weather, holidays and remote addresses can add time that neither we nor ${byUsps('USPS') || 'the carrier'} control.`,
          `You receive an email with a tracking number when your order ships. It can take a day until ${byUsps('USPS') || 'the carrier'} shows the first scan.`,
        ];
      },
    },
    {
      id: 'cost',
      heading: 'What shipping costs',
      get blocks() {
        const costs = {
          list: [
            `Shipping costs ${formatCents(shippingPrice())} per order.`,
            `Shipping is free when your total after discounts reaches ${formatWithoutCents(freeShippingThreshold())}.`,
            ...whereHad(HAS.freeSample, 'Shipping is free when your cart holds the free sample.'),
            ...whereHad(
              HAS.offers,
              'Shipping is free when your cart holds one of our starter offers.',
            ),
          ],
        };
        return [
          byRules<TextBlock>(costs, shippingByShop),
          'Shipping and handling charges are non-refundable.',
        ];
      },
    },
    {
      id: 'lost-or-damaged',
      heading: 'Lost, damaged or wrong items',
      blocks: [
        'If tracking has not moved for five business days, or if something arrives damaged, wrong or missing, write to us within 30 days of delivery or of the expected delivery date. Include your order number and, for damage, a photo. We will send a replacement.',
      ],
      links: [{label: 'Contact us', href: '/contact'}],
    },
  ],
};
