import {byRules} from './shop-rules';
import {colors, shopName} from './brand';

/** Whose mails these are, and in which colours. */
export const mailBrand = {shopName, colors};

export const welcomeMail = {
  subject: `Welcome to ${shopName}`,
  greeting: 'Hello,',
  get thanks() {
    return `Thank you for opening an account. From now on your address is filled in at checkout, ${byRules('your orders are kept in one place, and your free sample is waiting', 'and your orders are kept in one place')}.`;
  },
  browse: 'Browse our products',
  /** Null where there is none. */
  get sample() {
    return byRules(
      {
        newHere: 'New here?',
        add: 'Add your free sample',
        note: 'to the cart. It ships free, one per customer.',
        terms: 'it ships free, one per customer',
      },
      null,
    );
  },
  questions: 'Questions? Just reply, or write to',
  answered: 'A person answers within 24 hours.',
  footer: `You are receiving this email because an account was opened with this address at ${shopName}.`,
};

export const contactMail = {
  title: 'A message from the shop',
  from: 'From',
  subject: 'Subject',
  /** The chosen topic follows. */
  subjectLine: 'Contact form:',
  footer: 'Sent from the contact form. Replies go to the sender.',
};
