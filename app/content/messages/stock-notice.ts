/** The mail itself, among those that one gets. */
export const stockMails = {
  title: 'When something is back in stock',
  text: 'You asked for them on a product’s page. We write once for each product, when it is back.',
  ended:
    'Done. We will not write to you about products that are sold out, and we have deleted your requests.',
} as const;

/** What is said about products that are sold out, and those who want to hear when they are back. */
export const stockNoticeWords = {
  products: {label: 'Our products', href: '/products'},
  title: 'Tell me when it is back',
  titleFor: (name: string) => `Tell me when ${name} is back`,
  description: 'One email when something that sold out is back in stock.',
  email: 'Email',
  hint: 'One email when it is back, nothing else. After that, or after a year, we delete your address.',
  send: 'Tell me',
  checkInbox:
    'Thank you. Unless you have confirmed it before, there is a link in your inbox: open it, and we will write to you once, when it is back.',
  noted: (email: string) => `We will write to ${email} once, when it is back.`,
  failed: 'We could not save that just now. Please try again in a minute.',
  confirmText: 'One more click confirms that this address is yours.',
  confirm: 'Yes, tell me',
  confirmed: 'Thank you. We will write to you once, when it is back.',
  linkOver: 'This link is no longer valid. You can ask again on the product’s page.',
} as const;
