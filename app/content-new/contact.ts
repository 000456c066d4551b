import {contact as builtIn, type ContactCopy} from '~/content/contact';

export const contact: ContactCopy = {
  ...builtIn,
  intro: 'A question about a product or an order? Write to us, and a person answers.',
};
