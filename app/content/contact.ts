import type {PageMeta} from './text';
import {shopName} from './brand';

/** In this order. */
export const contactSubjects = [
  'Product Question',
  'Order Inquiry',
  'Shipping Question',
  'Return/Refund',
  'Technical Support',
  'General Inquiry',
  'Partnership/Business',
  'Other',
] as const;

export const contactMessageRows = 6;

export interface ContactCopy {
  meta: PageMeta;
  title: string;
  intro: string;
  detailsHeading: string;
  emailLabel: string;
  phoneLabel: string;
  addressLabel: string;
  hoursHeading: string;
  formHeading: string;
  fields: {name: string; email: string; subject: string; message: string};
  chooseSubject: string;
  send: string;
  sending: string;
  required: {name: string; email: string; emailFormat: string; subject: string; message: string};
  responseNote: string;
  cancellationNote: string;
  faq: {text: string; link: {label: string; href: string}};
}

/** The answers after sending are `contactMessages`. */
export const contact: ContactCopy = {
  meta: {
    title: 'Contact us',
    description: `Write to ${shopName} about products, orders or shipping. We reply within 24 hours. Open Monday to Saturday 9am to 8pm and Sunday 10am to 6pm, Pacific time.`,
  },
  title: 'Contact Us',
  intro: 'A question about a product, an order or a recipe? A person reads every message.',
  detailsHeading: 'Get in touch',
  emailLabel: 'Email',
  phoneLabel: 'Phone',
  addressLabel: 'Address',
  hoursHeading: 'Business hours',
  formHeading: 'Send us a message',
  fields: {name: 'Name', email: 'Email', subject: 'Subject', message: 'Message'},
  chooseSubject: 'Choose a subject',
  send: 'Send Message',
  sending: 'Sending...',
  required: {
    name: 'Please enter your name.',
    email: 'Please enter your email address.',
    emailFormat: 'Please enter a valid email address',
    subject: 'Please choose a subject.',
    message: 'Please write a message.',
  },
  responseNote: 'We reply within 24 hours.',
  cancellationNote:
    'To cancel an order within 24 hours of placing it, open it by the link in our email and press “Cancel this order.” If it has no such button, write to us: choose “Order Inquiry” and include your order number.',
  faq: {
    text: 'The answer may already be waiting.',
    link: {label: 'Read the FAQ', href: '/faq'},
  },
};

export const contactMessages = {
  sent: "Thank you for your message! We'll get back to you soon.",
  failed: 'Failed to send message. Please try again.',
  nameTooLong: 'Name must be at most 100 characters long',
  messageTooLong: 'Message must be at most 5,000 characters long',
} as const;

/** Characters that a message to support may have. */
export const contactLimits = {name: 100, message: 5000} as const;
