import {http, HttpResponse, type RequestHandler} from 'msw';
import {notFound, once} from './once';
import {
  newId,
  type MockCharge,
  type MockCustomer,
  type MockToken,
  type PaymentState,
} from './payment-state';

/** Stripe's customers and the sessions that open the fields for one of them. */
export function stripeCustomerHandlers(state: PaymentState): RequestHandler[] {
  return [
    http.get('*/v1/customers', ({request}) => {
      const email = new URL(request.url).searchParams.get('email');
      const data = [...state.customers.values()].filter((one) => one.email === email);
      return HttpResponse.json({object: 'list', data: data.map(toCustomer), has_more: false});
    }),
    http.get('*/v1/customers/search', ({request}) => {
      const query = new URL(request.url).searchParams.get('query');
      const data = [...state.customers.values()].filter(
        ({shopper}) => query === `metadata['shopper']:'${shopper}'`,
      );
      return HttpResponse.json({
        object: 'search_result',
        data: data.map(toCustomer),
        has_more: false,
      });
    }),
    http.delete('*/v1/customers/:id', ({params}) => {
      const id = String(params['id']);
      if (!state.customers.delete(id)) return notFound();
      return HttpResponse.json({id, object: 'customer', deleted: true});
    }),
    http.post('*/v1/customers', ({request}) =>
      once(state, request, (form) => HttpResponse.json(toCustomer(makeCustomer(state, form)))),
    ),
    http.post('*/v1/customer_sessions', ({request}) =>
      once(state, request, (form) => {
        const customer = state.customers.get(form.get('customer') ?? '');
        if (!customer) return notFound();
        const secret = newId('cuss_secret');
        state.sessions.set(secret, customer.id);
        return HttpResponse.json({object: 'customer_session', client_secret: secret});
      }),
    ),
  ];
}

function makeCustomer(state: PaymentState, form: URLSearchParams): MockCustomer {
  const customer: MockCustomer = {
    id: newId('cus'),
    email: form.get('email') ?? '',
    shopper: form.get('metadata[shopper]') ?? '',
    methods: [],
  };
  state.customers.set(customer.id, customer);
  return customer;
}

const toCustomer = ({id, email, shopper}: MockCustomer) => ({
  id,
  object: 'customer',
  email,
  metadata: {shopper},
});

/** Saves a card that its owner wants saved; a guest's is not. */
export function saveMethod(state: PaymentState, charge: MockCharge, token: MockToken): void {
  const {label, outcome} = token;
  const methods = state.customers.get(charge.customer ?? '')?.methods;
  if (charge.status !== 'declined') methods?.push({id: newId('pm'), label, outcome});
}
