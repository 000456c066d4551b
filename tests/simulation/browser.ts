import type {Person} from './people';
import {ConnectionLost, storeUrl} from './storefront';
import type {World} from './world';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
  /** Of an answer in JSON; an empty object where it is none. */
  json: Record<string, unknown>;
  path: string;
}

interface Asked {
  method?: 'GET' | 'POST' | 'PUT';
  body?: string | URLSearchParams;
  headers?: Record<string, string>;
}

const mostRedirects = 5;

/** What is asked by somebody, with his cookies; each request reaches any process of the storefront. */
export function openBrowser(world: World, person: Person) {
  const jar = new Map<string, string>();

  function storeCookies(headers: Headers) {
    for (const cookie of headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      const end = pair.indexOf('=');
      if (/Max-Age=0(?:;|$)/i.test(cookie)) jar.delete(pair.slice(0, end));
      else jar.set(pair.slice(0, end), pair.slice(end + 1));
    }
  }

  async function load(path: string, {method = 'GET', body, headers = {}}: Asked): Promise<Answer> {
    const cookies = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const request = new Request(new URL(path, storeUrl), {
      method,
      ...(body !== undefined && {body}),
      headers: {
        Accept: 'text/html',
        'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
        ...(cookies && {Cookie: cookies}),
        ...(!person.isAgent && {Origin: storeUrl, 'Sec-Fetch-Site': 'same-origin'}),
        ...headers,
      },
    });
    const response = await world.ask(request, person.address);
    const text = await response.text();
    if (world.losesAnswer()) {
      world.story.say('the network', `loses the answer to ${person.name}'s ${method} ${path}`);
      throw new ConnectionLost('The answer was lost');
    }
    storeCookies(response.headers);
    world.books.read(person, path, text, response.headers);
    return {status: response.status, headers: response.headers, text, json: toJson(text), path};
  }

  async function ask(path: string, asked: Asked = {}, redirects = 0): Promise<Answer> {
    world.story.note(`${person.name} ${asked.method ?? 'GET'} ${path}`);
    const answer = await load(path, asked);
    world.story.note(`${person.name} has ${answer.status} ${answer.text.length}`);
    const location = answer.headers.get('Location');
    if (!location || redirects >= mostRedirects) return answer;
    const {origin, pathname, search} = new URL(location, storeUrl);
    return origin === storeUrl ? ask(pathname + search, {}, redirects + 1) : answer;
  }

  return {
    person,
    ask,
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
    async untilAnswered(what: string, act: () => Promise<Answer>): Promise<Answer | null> {
      for (let tries = 0; tries < 6; tries++) {
        const answer = await act().catch(whereLost);
        if (answer && answer.status < 500 && answer.status !== 429) return answer;
        world.story.say(person.name, `has no answer (${answer?.status ?? 'none'}) and tries again: ${what}`);
        await world.clock.sleep(world.random.between(3000, 90_000));
      }
      return null;
    },
  };
}

export type Browser = ReturnType<typeof openBrowser>;

export function whereLost(thrown: unknown): null {
  if (thrown instanceof ConnectionLost) return null;
  throw thrown;
}

function toJson(text: string): Record<string, unknown> {
  const [first = ''] = text.split('\n');
  if (!first.startsWith('{')) return {};
  try {
    return JSON.parse(first) as Record<string, unknown>;
  } catch {
    return {};
  }
}
