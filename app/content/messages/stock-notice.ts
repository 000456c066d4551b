/** What is said about products that are sold out, and those who want to hear when they are back. */
export const stockNoticeWords = {
  products: {label: 'Our products', href: '/products'},
  title: 'Tell me when it is back',
  titleFor: (name: string) => `Tell me when ${name} is back`,
  description: 'One mail when something sold out is back in stock.',
  email: 'Email',
  hint: 'One mail when it is back, nothing else. Then we forget your address, or after a year.',
  send: 'Tell me',
  checkInbox:
    'Thank you. Unless you have confirmed it before, there is a link in your inbox: press it, and we write to you once, when it is back.',
  noted: (email: string) => `We will write to ${email} once, when it is back.`,
  failed: 'We could not note that just now. Please try again in a minute.',
  confirmText: 'One more click, and we know that this address is yours.',
  confirm: 'Yes, tell me',
  confirmed: 'Thank you. We will write to you once, when it is back.',
  withdrawTitle: 'Forget my requests',
  withdrawText: 'We will not write about what you asked for, and forget your address for it.',
  withdraw: 'Forget them',
  withdrawn: 'Done. We will not write to you about products that are sold out.',
  linkOver: 'This link is no longer good. You can ask again on the page of the product.',
} as const;
