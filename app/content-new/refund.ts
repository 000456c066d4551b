import {policiesUpdated, type Policy} from '~/content/policy';

/** What search engines are told: schema.org's MerchantReturnEnumeration. */
export const returnCategory = 'MerchantReturnUnspecified';

export const refundPolicy: Policy = {
  meta: {title: 'Refund Policy', description: 'How you can give back what you bought.'},
  title: 'Refund Policy',
  updated: policiesUpdated,
  intro: ['This shop has not written its refund policy yet. Please ask us before you order.'],
  sections: [],
};
