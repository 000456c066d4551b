import {button, sender, mailLayout, paragraph} from '~mocks/wordpress/mail-frame';
import {stockStatusOf} from '~mocks/woocommerce/inventory';
import type {ProductRecord} from '~mocks/woocommerce/catalogue';
import {hashOf, linkOver, linkToEnd, signed} from '~mocks/wordpress/endable-mails';
import {route, withEmail, type Call} from '~mocks/wordpress/rest';
import type {StockRequest, WordPressState} from '~mocks/wordpress/state';

interface RequestedPage {
  product: ProductRecord;
  soldId: number;
  name: string;
  isThere: boolean;
}

/** Requests for a notice when something is back, as the plugin stores them. */
export const stockRequestRoutes = (state: WordPressState) => [
  route(
    'post',
    '/stock-requests',
    withEmail(({fields}) => {
      const requested = findRequested(
        state,
        Number(fields.variationId) || Number(fields.productId),
      );
      if (requested) note(state, requested, fields);
      return {};
    }),
  ),
  route('post', '/stock-requests/confirm', ({fields}) => {
    const request = state.stockRequests.find((one) => fields.token === tokenOf(one));
    if (!request) return linkOver();
    request.isConfirmed = true;
    mailWhatReturned(state);
    return {};
  }),
];

function note(
  state: WordPressState,
  requested: RequestedPage,
  {email, isConfirmed, returnUrl}: Call['fields'],
) {
  const isSame = (one: StockRequest) => one.email === email && one.soldId === requested.soldId;
  const known = state.stockRequests.find(isSame);
  const home = new URL(String(returnUrl)).origin;
  const request = known ?? {
    email: String(email),
    soldId: requested.soldId,
    isConfirmed: false,
    home,
  };
  if (!known) state.stockRequests.push(request);
  if (isConfirmed === true) request.isConfirmed = true;
  if (request.isConfirmed) mailWhatReturned(state);
  else mailToConfirm(state, requested.name, request, String(returnUrl));
}

/** Notifies once of what is in stock now: the shop does it when stock changes. */
export function mailWhatReturned(state: WordPressState): void {
  const due = state.stockRequests.filter(
    ({isConfirmed, soldId}) => isConfirmed && findRequested(state, soldId)?.isThere,
  );
  state.stockRequests = state.stockRequests.filter((one) => !due.includes(one));
  for (const request of due) {
    const requested = findRequested(state, request.soldId);
    if (requested) mailReturned(state, requested, request);
  }
}

function findRequested({shop}: WordPressState, soldId: number): RequestedPage | null {
  for (const product of shop.products.filter(({status}) => status === 'publish')) {
    const variation = product.variations.find(({databaseId}) => databaseId === soldId);
    if (!variation && product.databaseId !== soldId) continue;
    const values = variation ? Object.values(variation.options) : [];
    return {
      product,
      soldId,
      name: [product.name, ...values].join(' - '),
      isThere:
        stockStatusOf({
          ...product,
          ...variation,
          variations: variation ? [] : product.variations,
        }) !== 'OUT_OF_STOCK',
    };
  }
  return null;
}

const tokenOf = ({email, soldId}: StockRequest) => signed('confirm', soldId, hashOf(email));

function mailToConfirm(
  {outbox}: WordPressState,
  name: string,
  request: StockRequest,
  returnUrl: string,
): void {
  const link = new URL(returnUrl);
  link.searchParams.set('token', tokenOf(request));
  link.searchParams.set('type', 'confirm');
  const subject = 'Shall we tell you when it is back?';
  const sentence = `Somebody asked us to write to this address when this is back: ${name}.`;
  outbox.send({
    from: sender(),
    to: request.email,
    replyTo: null,
    subject,
    text: `${sentence}\n\nYes, tell me: ${link.href}`,
    html: mailLayout(subject, `${paragraph(sentence)}${button('Yes, tell me', link.href)}`, ''),
  });
}

function mailReturned(
  {outbox}: WordPressState,
  requested: RequestedPage,
  {email: to, home}: StockRequest,
): void {
  const {product, soldId, name} = requested;
  const choice = product.databaseId === soldId ? '' : `?variation=${soldId}`;
  const link = `${home}/wordpress-product/${product.slug}${choice}`;
  const withdraw = linkToEnd(home, 'back-in-stock', to);
  const subject = `${name} is back in stock`;
  const sentence = `You asked us to tell you: ${name} can be ordered again.`;
  const stop = 'Forget my other requests';
  outbox.send({
    from: sender(),
    to,
    replyTo: null,
    subject,
    text: `${sentence}\n\nSee it in the shop: ${link}\n\n${stop}: ${withdraw}`,
    html: mailLayout(
      subject,
      `${paragraph(sentence)}${button('See it in the shop', link)}${button(stop, withdraw)}`,
      '',
    ),
  });
}
