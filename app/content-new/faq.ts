import type {FaqEntry} from '~/content/faq';
import {shopName} from './brand';

export const faqMeta = {
  title: 'Frequently asked questions',
  description: `Short answers of ${shopName} on orders, shipping and help.`,
};

export const faq: readonly FaqEntry[] = [
  {
    id: 'when',
    question: 'When does my order come?',
    answer: ['The checkout says it before you pay, and a mail says it once your parcel is sent.'],
    link: {label: 'Shipping policy', href: '/shipping'},
  },
  {
    id: 'help',
    question: 'Who helps me?',
    answer: ['We do: write to us, and a person answers.'],
    link: {label: 'Contact us', href: '/contact'},
  },
];

export const shownFaq = () => faq;
