/** Shown once the banner’s *Learn more* is open, and fetched then: few open it. */
export const cookieDetails: readonly string[] = [
  'Always on: your cart and your cookie choice, kept in this browser; a cookie for a form or an order, until you close the browser; and, if you sign in, one that keeps you signed in until 30 days after your last visit.',
  'Only after Accept: an analytics script that counts page views and steps such as adding to the cart, and how fast our pages were.',
  'Also only after Accept: a cookie, until you close the browser, that notes how you found us (a campaign, another site, your first page, how many pages). Your order takes it along.',
  'Decline changes nothing in the shop. A Global Privacy Control signal from your browser counts as Decline, and you can choose again at any time under Cookie settings at the bottom of the page.',
];

/** Instead of the question, while the browser answers it (Global Privacy Control). */
export const privacySignal =
  'Your browser sends a Global Privacy Control signal. We count it as Decline: no analytics script is loaded, and nothing notes how you found us.';
