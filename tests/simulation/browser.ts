import {openCookieJar} from '../support/cookie-jar';
import type {Person} from './people';
import {ConnectionLost, storeUrl} from './storefront';
import type {World} from './world';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Of an answer in JSON, or what a page shows. */
  json: Record<string, unknown>;
  /** Where the redirects ended. */
  path: string;
}

interface Asked {
  method?: 'GET' | 'POST';
  body?: string | URLSearchParams;
  headers?: Record<string, string>;
}

export type Browser = ReturnType<typeof openBrowser>;

/** What is asked by somebody, with his cookies; each request reaches any process. Null: no answer came. */
export function openBrowser(world: World, person: Person, own: Record<string, string> = ofPage) {
  const {story, books} = world;
  const jar = openCookieJar();

  async function ask(path: string, asked: Asked = {}): Promise<Answer | null> {
    const Cookie = jar.cookies();
    const headers = {Accept: 'text/html', ...own, ...(Cookie && {Cookie}), ...asked.headers};
    const request = new Request(new URL(path, storeUrl), {...asked, headers});
    const [page = ''] = path.split('?');
    story.note(`${person.name} ${request.method} ${page}`);
    const response = await world.ask(request, person.ip).catch(whereLost);
    if (!response) return null;
    const text = await response.text();
    jar.store(response.headers);
    story.note(`${person.name} has ${response.status} ${text.length}`);
    books.read(person, page, text + [...response.headers.values()].join('\n'));
    const location = response.headers.get('Location');
    const next = location ? new URL(location, storeUrl) : null;
    if (next?.origin === storeUrl) return ask(next.pathname + next.search);
    return {status: response.status, headers: response.headers, text, json: toJson(text), path};
  }

  return {
    person,
    say: (what: string) => story.say(person.name, what),
    open: (path: string) => ask(path),
    postForm: (path: string, fields: Record<string, string>) =>
      ask(path, {method: 'POST', body: new URLSearchParams(fields)}),
    postJson: (path: string, body: unknown, headers: Record<string, string> = {}) =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: {Accept: 'application/json', 'Content-Type': 'application/json', ...headers},
      }),
    /** Once more, until an answer comes. */
    async untilAnswered(act: () => Promise<Answer | null>): Promise<Answer | null> {
      for (let tries = 0; tries < 6; tries++) {
        const answer = await act();
        if (answer && answer.status < 500 && answer.status !== 429) return answer;
        story.say(person.name, `has no answer (${answer?.status ?? 'none'}) and tries again`);
        await world.clock.sleep(world.random.between(3000, 40_000));
      }
      return null;
    },
  };
}

/** What a browser says of a request from the shop's own page. */
const ofPage = {'User-Agent': 'Firefox/140.0', Origin: storeUrl, 'Sec-Fetch-Site': 'same-origin'};

function whereLost(thrown: unknown): null {
  if (thrown instanceof ConnectionLost) return null;
  throw thrown;
}

function toJson(text: string): Record<string, unknown> {
  const [first = ''] = text.split('\n');
  return first.startsWith('{') ? (JSON.parse(first) as Record<string, unknown>) : {};
}
