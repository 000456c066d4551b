import {byRules} from './shop-rules';
import {policiesUpdated, type Policy} from './policy';
import {shopName} from './brand';

/** What the policy below comes to, in the words of schema.org. */
export const returnCategory = 'MerchantReturnNotPermitted';

/** No returns or refunds; cancellation within 24 hours via the contact form. */
export const refundPolicy: Policy = {
  meta: {
    title: 'Refund Policy',
    description: `${shopName} accepts no returns or refunds on supplements and foods. Orders can be canceled within 24 hours via the contact form; faulty items are replaced.`,
  },
  title: 'Refund Policy',
  updated: policiesUpdated,
  get intro() {
    return [
      `Please read this before you order. If you are not sure about a product, ${byRules(HAS.freeSample ? 'try the free sample or ' : '', '')}ask us first.`,
    ];
  },
  sections: [
    {
      id: 'no-returns',
      heading: 'No returns or refunds',
      blocks: [
        'We sell foods and dietary supplements. Once they have left our hands we cannot check how they were stored, so we accept no returns or refunds. All sales are final.',
        'Shipping and handling are non-refundable.',
      ],
    },
    {
      id: 'cancellation',
      heading: 'Canceling an order',
      blocks: [
        'You can cancel an order within 24 hours of placing it via our contact form. Choose “Order Inquiry,” give your order number and the email you ordered with, and we will cancel it and release or return the payment in full.',
        'The quickest way is the page of your order, which the link in our email opens: as long as nothing is sent, press “Cancel this order” there.',
        'After 24 hours an order can no longer be canceled.',
      ],
      links: [{label: 'Go to the contact form', href: '/contact'}],
    },
    {
      id: 'guarantee',
      heading: 'Our 30-Day Guarantee',
      blocks: [
        `The 30-Day Guarantee on ${HAS.offers ? 'our offers, and on everything else we sell,' : 'everything we sell'} is a promise of what you receive: if an item arrives damaged, wrong, missing or past its date, tell us within 30 days of delivery and we send a replacement at no charge. It is not a right to return an item because you changed your mind.`,
        'The quickest way is the page of your order, which the link in our email opens: press “Something is wrong” there, and add a photo of the item and its lot number.',
        'You can also send them through the contact form. Choose “Return/Refund” as the subject.',
      ],
      links: [{label: 'Go to the contact form', href: '/contact'}],
    },
    {
      id: 'your-rights',
      heading: 'Your rights under the law',
      blocks: [
        'Nothing in this policy limits rights that the law of your state gives you and that cannot be waived, or your right to dispute a charge that you did not authorize.',
      ],
    },
  ],
};
