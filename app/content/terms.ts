import {byRules, bySample, byUsps, whereHad, whereSent} from './shop-rules';
import {currencyName} from '~adapters/commerce/to-currency';
import {policiesUpdated, type Policy} from './policy';
import {shopName} from './brand';
import {businessAddress, formatAddress} from './settings';
import {languageTag} from './language';
import type {TextSection} from './text';

const healthInformation: TextSection = {
  id: 'health',
  heading: 'Health information',
  blocks: [
    'What you read here is general information. It is not medical advice and does not take the place of a conversation with your doctor or pharmacist. Read the label and the warnings before you use a product.',
    'Dosage: two capsules twice daily for the appetite product; no more than 4 capsules a day of the appetite and hydration products; one multivitamin daily. Results differ from person to person, and we promise none.',
    'Never stop or change a prescribed medicine because of something you read or bought here.',
  ],
  links: [{label: 'What It Is & How It Works', href: '/what-it-is-how-it-works'}],
};

/** Its numbers are the shop's law (rules: The policies' numbers). */
export const termsOfService: Policy = {
  meta: {
    title: 'Terms of Service',
    description: `The terms for using the ${shopName} shop: age, orders and prices,${HAS.offers ? ' offers,' : ''}${HAS.wellness ? ' health information,' : ''} shipping, cancellations, and the law that applies.`,
  },
  title: 'Terms of Service',
  updated: policiesUpdated,
  intro: [
    `These terms apply when you use the ${shopName} website or order from it. By placing an order you agree to them.`,
  ],
  sections: [
    {
      id: 'who-can-buy',
      heading: 'Who can buy',
      get blocks() {
        return [
          `You must be 18 or older to buy from us (21 in some states; follow the law of your state). We ship${whereSent(' to addresses in the United States only')}.`,
          'You confirm that you order for your own use or as a gift, and not for resale.',
        ];
      },
    },
    ...(HAS.wellness ? [healthInformation] : []),
    {
      id: 'orders-and-prices',
      heading: 'Orders and prices',
      get blocks() {
        return [
          `Prices are in ${currencyName(languageTag)}. Shipping is added at checkout where it applies. The price you pay is the one shown when you place the order; if a price has changed since you filled your cart, we tell you before you pay.`,
          'An order is accepted when we confirm it by email. We may decline or cancel an order, for example when an item is out of stock, when a price is plainly wrong or when we suspect fraud. In that case you pay nothing, or we return what you paid.',
        ];
      },
    },
    {
      id: 'offers',
      get heading() {
        const offers = HAS.offers ? 'Offers and discount codes' : 'Discount codes';
        return bySample(
          HAS.offers ? 'Samples, offers and discount codes' : 'Samples and discount codes',
          byRules(offers, 'Discount codes'),
        );
      },
      get blocks() {
        const offers = [
          ...whereHad(
            HAS.freeSample,
            'The free sample is a 3-day supply, limit one per customer. It requires signing in to an account with a confirmed email.',
          ),
          ...whereHad(
            HAS.offers,
            'Starter offers require signing in and are limited to one unit per order.',
          ),
        ];
        return [
          {
            list: [
              ...byRules(offers, []),
              'Discount codes have no cash value and may end at any time. The same code counts once per order.',
              'No order starts a subscription. Nothing renews by itself.',
            ],
          },
        ];
      },
    },
    {
      id: 'shipping-and-cancellation',
      heading: 'Shipping, cancellation and refunds',
      get blocks() {
        return [
          `We ship${byUsps(' by USPS')}. Orders are processed within 1 business day (up to 2) and delivered in 2-3 business days after that. Orders placed after 3pm Pacific time start the next business day.`,
          'We accept no returns or refunds, and shipping and handling are non-refundable. You can cancel within 24 hours via the contact form. The two policies below have the details and are part of these terms.',
        ];
      },
      links: [
        {label: 'Shipping Policy', href: '/shipping'},
        {label: 'Refund Policy', href: '/refund'},
      ],
    },
    {
      id: 'accounts',
      heading: 'Your account',
      blocks: [
        'Keep your password to yourself and tell us if you think somebody else has used your account. We may close an account that is used to break these terms.',
      ],
    },
    {
      id: 'use-of-the-site',
      heading: 'Using the site',
      blocks: [
        HAS.recipes
          ? `Texts, pictures and recipes on this site belong to ${shopName} or are used with permission. Cook from the recipes and share links freely; please do not copy the site for business use.`
          : `Texts and pictures on this site belong to ${shopName} or are used with permission. Share links freely; please do not copy the site for business use.`,
        'Do not try to break into the site, overload it or collect other people’s data from it.',
        ...whereHad(
          HAS.wellness,
          'Links to other companies, such as those under Keto Approved Brands, are there for convenience. We are not responsible for their sites or products.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'Liability',
      blocks: [
        'To the extent the law allows, the site is provided as it is, and our liability for an order is limited to what you paid for it. This does not limit liability that the law does not let us limit, such as for personal injury caused by our negligence.',
      ],
    },
    {
      id: 'law-and-changes',
      heading: 'Law and changes',
      blocks: [
        'The law of California applies, without taking away protections that the law of your own state gives you. Please write to us first if there is a problem; most things can be put right with one message.',
        'We may change these terms. The version on this page when you place an order applies to that order.',
        `${shopName}, ${formatAddress(businessAddress)}`,
      ],
      links: [{label: 'Contact us', href: '/contact'}],
    },
  ],
};
