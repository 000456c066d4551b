import {policiesUpdated, type Policy} from './policy';
import {shopName} from './brand';
import {businessAddress, formatAddress} from './settings';
import {byUsps, whereHad} from './shop-rules';

/** The children's section says nineteen, and stays so. */
export const privacyPolicy: Policy = {
  meta: {
    title: 'Privacy Policy',
    description: `What ${shopName} collects, why, and who helps us with it: orders, accounts, messages, cookies and browser storage, consent-based analytics, and your choices.`,
  },
  title: 'Privacy Policy',
  updated: policiesUpdated,
  intro: [
    'We collect what we need to send you an order and answer your questions, and little else. We do not sell personal information.',
  ],
  sections: [
    {
      id: 'what-we-collect',
      heading: 'What we collect',
      blocks: [
        {
          list: [
            'Orders: name, email, shipping and billing address, phone number if you give one, what you ordered and what you paid; with your consent, how you found us and on what browser.',
            'Payment: card details go to our payment service to charge your card. We do not keep card numbers or security codes.',
            `Account: your email, a password that our sign-in service stores only in hashed form, the addresses that you save, the devices you are signed in on, what checks your passkeys and the names you gave them${HAS.freeSample ? ', and whether you have claimed the free sample' : ''}.`,
            ...whereHad(
              HAS.reviews,
              'Reviews: what you write about a product, the stars and the name that you choose to show, which everyone can read once the shop has approved them, and your email, which nobody else sees.',
            ),
            ...whereHad(
              HAS.wishes,
              'Wish list: the products on it, with your account if you are signed in. A list that you share is a link that names the products, and nothing about you.',
            ),
            'Cart: what is in it, with your account while you are signed in, for 30 days after you last used it.',
            ...whereHad(
              HAS.backInStock,
              'Back in stock: the email, the product and the time, if you ask us to tell you when something sold out is back.',
            ),
            ...whereHad(
              HAS.supplies,
              'Reminders: how much you tell us you take of an order and, if you ask us to remind you before it runs out, your email, the order and the day, until the reminder is sent. For a year after that we note that it was sent, with a one-way code of your address. Nothing about your health.',
            ),
            'Messages: what you write in the contact form, with your name and email.',
            'Technical: short-lived server logs with the request, the time and an error, if there was one. They do not hold your name, your address or what you wrote.',
          ],
        },
      ],
    },
    {
      id: 'why',
      heading: 'Why we use it',
      blocks: [
        {
          list: [
            'To take, ship and support your order, and to send emails about it.',
            `To keep you signed in${HAS.freeSample ? ', and to keep free samples to one per customer' : ''}.`,
            ...whereHad(
              HAS.reviews,
              'To ask you once, some days after an order was sent, what you think of it. A link in that email ends such emails; to remember that we keep a one-way code of your address instead of the address itself.',
            ),
            'To answer you.',
            ...whereHad(
              HAS.backInStock,
              'To write once when something that you asked for is back in stock. A link in that email ends it.',
            ),
            ...whereHad(
              HAS.supplies,
              'To write once when something you bought and asked to be reminded of is about to run out. A link in that email ends such emails.',
            ),
            'To keep the shop safe from fraud and misuse.',
            'To keep the books that tax law asks for.',
            'With your consent only: to learn which pages are useful, and how those who order found us.',
          ],
        },
      ],
    },
    {
      id: 'who-helps',
      heading: 'Who helps us',
      get blocks() {
        return [
          `We share personal information only with services that work for us and only as far as they need it: hosting, the store system that keeps orders, sign-in, payment, email delivery, and ${byUsps('USPS') || 'the carrier'} for shipping. We also share it when the law requires it.`,
          'We do not sell personal information and do not share it for advertising across other sites.',
        ];
      },
    },
    {
      id: 'cookies',
      heading: 'Cookies and browser storage',
      blocks: [
        'Needed for the shop to work, and always on:',
        {
          list: [
            'bellyful-session (cookie): signed, and closed to scripts. It is set when there is something to remember, such as a form you send or the confirmation of your last order, which it keeps for 30 minutes. It holds a random number that tries are counted by, and ends with your browser session.',
            'bellyful-account (cookie): your sign-in, sealed and closed to scripts. It is kept for 30 days after your last visit, 180 at most, and removed when you sign out.',
            'bellyful-signed-in (cookie): the digit 1 while you are signed in, and nothing about you, so that pages show your menu. It comes and goes with bellyful-account. Beside it, bellyful-language keeps for a year the language that you chose.',
            'bellyful-device (cookie): sealed and closed to scripts. It notes which confirmed emails have signed in on this browser, so that wrong passwords tried elsewhere do not keep you out. It is kept for a year.',
            'bellyful-cart (cookie): your cart where your browser runs no scripts: encrypted, with what you chose and a code you entered. It stays for 30 days, or until you order or empty it.',
            'form-token (cookie): a random number by which a form goes on where your browser does not say which page it came from. It stays for an hour.',
            'cookie-cart-imported: the number of such a cart that your browser has taken over, so that nothing in it counts twice. It stays until you clear your browser.',
            'cart-storage and set-aside: what is in your cart, what was taken out of it and which discount codes you entered. It stays until you empty the cart, sign out or clear your browser. cart-account notes, while you are signed in, which account that cart belongs to and what it was not told of yet. If you sign out before it was told, cart-untold notes that until you sign in again.',
            'cookie-consent-storage: whether you accepted or declined what the cookie banner asks, so that we do not ask on every page. It stays until you clear your browser. cookie-banner-closed notes, for this tab only, that you closed the banner without choosing.',
            ...whereHad(
              HAS.wishes,
              'wish-storage: the products on your wish list, while you are not signed in. It stays until you empty the list, sign in, which moves it to your account, or clear your browser.',
            ),
            ...whereHad(
              HAS.allergens,
              'allergen-storage: the allergens that you ticked, and whether the list leaves out what contains them. It is never sent to us. It stays until you untick them all or clear your browser.',
            ),
            'discount-storage: whether your account has the loyalty discount, for display. It is asked anew with every sign-in.',
            'checkout-draft: the email and the addresses typed at checkout, so that a reload loses nothing; never the card. In this tab only, until it is closed, you order or you sign out.',
            'checkout-attempt: a random number that keeps one order from being placed twice, until the order is placed.',
            'placed-order: what you ordered, for the thank-you page of this tab, until the tab is closed. expected-order and latest-order hold the number of your last order, so that its cart is cleared once; they stay until you clear your browser.',
            'react-router-scroll-positions, react-router-manifest-version and remix-router-transitions: how far down you had read, so that Back returns there, which version of the shop this is, and between which pages a picture glides. In this tab only, until it is closed.',
            'email-reminder-dismissed: that you sent the reminder to confirm your email away, and when, for 24 hours.',
            ...whereHad(
              HAS.offers,
              'cart-abandonment-storage: when your cart last changed and which reminders you have seen, so that you see each one only once. It is reset when your cart is empty.',
            ),
          ],
        },
        'Where Stripe takes our payments, its script runs in the cart and at checkout and nowhere else. It sets __stripe_mid and __stripe_sid (cookies, kept for a year and for 30 minutes), by which Stripe tells honest payments from fraud; what you pay with goes to Stripe alone. If you have it save a card, Stripe keeps that until you remove it at checkout.',
        'These entries stay in your browser and are not sent anywhere by themselves. Products that you viewed are remembered only while the page is open.',
        'Analytics: an analytics script is loaded only after you press Accept in the cookie banner. It is told which pages you saw, what you did in the shop, and how fast and steady our pages were in your browser. If you decline, or make no choice, it is not loaded, and nothing of this is sent.',
        'How you found us: also only after you press Accept, visit-origin (cookie) notes the campaign or the site that led to us, your first page and when you came, and counts your pages and visits. An order that you place takes this and the name of your browser along, and is kept with them. The cookie ends with your browser session, or when you change your mind; if you decline, or make no choice, it is not set, and your order says nothing of this.',
      ],
    },
    {
      id: 'global-privacy-control',
      heading: 'Global Privacy Control and changing your mind',
      blocks: [
        'If your browser sends a Global Privacy Control (GPC) signal, we honor it: it counts as Decline.',
        'You can change your choice at any time. Press “Cookie settings” at the foot of any page and the banner asks again.',
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        'Order records: as long as tax and accounting law requires.',
        `Accounts, with what is saved in them (addresses, the cart${HAS.wishes ? ', the wish list' : ''}): until you delete yours under “Sign-in and security” on your account page; you can change the address there at any time.`,
        ...whereHad(
          HAS.backInStock,
          'Requests to be told that something is back: until we have written to you, you withdraw them or a year has passed; three days if you do not confirm them.',
        ),
        'Notes about a checkout under way: up to 90 days after it ended, so that a payment is never lost or taken twice. Counts of tries against misuse: no longer than the time that they limit.',
        ...whereHad(
          HAS.reviews,
          'Reviews: until you ask us to remove them; you can change yours at any time.',
        ),
        'Messages: as long as we need to help you and for a reasonable time after. Server logs: a short time, then they are deleted.',
      ],
    },
    {
      id: 'your-choices',
      heading: 'Your choices and rights',
      blocks: [
        'You can ask what we hold about you, and ask us to correct or delete it. With an account you do so yourself, under “Sign-in and security” on your account page. Residents of California and of several other states have these rights by law; we offer them to everyone. We will not serve you worse for asking.',
        'Write to us through the contact form with the subject “General Inquiry.” We may ask you to confirm that the email is yours before we act.',
      ],
      links: [{label: 'Go to the contact form', href: '/contact'}],
    },
    {
      id: 'children',
      heading: 'Children’s privacy',
      blocks: [
        'This shop is not for children. Customers must be at least nineteen years old to give us personal information. If you believe that a child has sent us some, tell us and we will delete it.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes and contact',
      blocks: [
        'If we change this policy, the new version appears here with a new date.',
        `${shopName}, ${formatAddress(businessAddress)}`,
      ],
      links: [
        {label: 'Contact us', href: '/contact'},
        {label: 'Terms of Service', href: '/terms'},
      ],
    },
  ],
};
