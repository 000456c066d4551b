import {brand} from './brand';
import {getResponse, http, HttpResponse, type RequestHandler} from 'msw';
import {namesOf, rootFieldOf} from './operation';
import type {Scenario, Scenarios, Trouble} from './scenarios';
import {toPage} from './page';
import {changes} from './changed-answers';
import {failingFieldHeader} from './woocommerce';

type Act = () => Promise<Response>;

/** Stands before the handlers and lets the active scenarios spoil what they do. */
export const withTrouble = (scenarios: Scenarios, handlers: RequestHandler[]): RequestHandler[] => [
  http.all('*', async ({request}) => {
    const names = await namesOf(request);
    const scenario = names.length === 0 ? null : scenarios.next(names);
    return scenario === null ? undefined : spoil(scenario, request, handlers);
  }),
  ...handlers,
];

async function spoil(
  {trouble, delayMs}: Scenario,
  request: Request,
  handlers: RequestHandler[],
): Promise<Response> {
  const actOn = async (given: Request) => (await getResponse(handlers, given)) ?? absent();
  const act: Act = () => actOn(request);
  if (trouble === 'slow') {
    await new Promise((done) => setTimeout(done, delayMs));
    return act();
  }
  if (trouble === 'never') return new Promise(() => {});
  if (trouble === 'unauthorised') return actOn(withHeader(request, 'Authorization', null));
  if (trouble === 'partial') return actOn(withHeader(request, failingFieldHeader, 'pictures'));
  if (trouble === 'partialVariations')
    return actOn(withHeader(request, failingFieldHeader, 'variations'));
  if (trouble === 'lostAnswer' || trouble === 'lostAnswerHtml') await act();
  if (trouble === 'shopOff') return answerWithoutShop(request);
  const change = changes[trouble];
  return change ? change(await act()) : spoiled(trouble);
}

const json = {headers: {'Content-Type': 'application/json; charset=UTF-8'}};

/** Without its length, and sent on as it is read. */
function tenMegabytes(): ReadableStream<Uint8Array> {
  const part = new TextEncoder().encode(`[${'"much",'.repeat(8192)}`);
  let left = (10 * 1024 * 1024) / part.length;
  return new ReadableStream({
    pull(controller) {
      left -= 1;
      if (left > 0) controller.enqueue(part);
      else controller.close();
    },
  });
}

const absent = () => new HttpResponse('Not found', {status: 404});

function withHeader(request: Request, name: string, value: string | null): Request {
  const headers = new Headers(request.headers);
  if (value === null) headers.delete(name);
  else headers.set(name, value);
  return new Request(request, {headers});
}

const died = (status: number, message: string) =>
  HttpResponse.json({code: 'wp_die', message, data: {status}, additional_errors: []}, {status});

function spoiled(trouble: Trouble): Response {
  switch (trouble) {
    case 'html':
    case 'lostAnswerHtml':
      return HttpResponse.html(toPage(brand().shopName, '<p>Just another WordPress site</p>'));
    case 'http500':
      return died(500, '<h1>Error establishing a database connection</h1>');
    case 'html502':
      return HttpResponse.html(toPage('502 Bad Gateway', '<h1>Bad Gateway</h1>'), {status: 502});
    case 'huge':
      return new HttpResponse(tenMegabytes(), json);
    case 'maintenance':
      return died(503, 'Briefly unavailable for scheduled maintenance. Check back in a minute.');
    case 'tooMany':
      return HttpResponse.json({message: 'Too many requests'}, {status: 429});
    case 'declined':
      return HttpResponse.json({status: 'declined', id: 'ch_declined', code: 'generic_decline'});
    case 'graphqlError':
      return HttpResponse.json({errors: [{message: 'Internal server error'}], data: null});
    default:
      return HttpResponse.error();
  }
}

/** Without WooCommerce the schema lacks its fields. */
async function answerWithoutShop(request: Request): Promise<Response> {
  const {type, field} = await rootFieldOf(request);
  return HttpResponse.json({
    errors: [{message: `Cannot query field "${field}" on type "${type}".`}],
  });
}
