import type {PublishedKey} from './signed-messages';

/** What an agent got for a request. */
export interface AgentAnswer {
  /** Method and path below the endpoint: `POST /carts`. */
  operation: string;
  status: number;
  headers: Headers;
  /** The body as it came. */
  text: string;
  // An agent knows no types of ours.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

const part = () => Math.trunc(Math.random() * 256);
/** Of a network of its own, where a proxy is believed: tries are counted by it. */
export const anAddress = () => `10.${part()}.${part()}.${part()}`;

const profile = 'https://agent.example/profile.json';

/** A program that buys on somebody's behalf, and knows nothing of the shop but its address. */
export async function openAgent(shopUrl: string, more: Record<string, string> = {}) {
  const answers: AgentAnswer[] = [];
  const found = await fetch(`${shopUrl}/.well-known/ucp`);
  const profileText = await found.text();
  const described = JSON.parse(profileText) as {
    ucp: {services: Record<string, {transport: string; endpoint: string}[]>};
    keys: PublishedKey[];
  };
  answers.push({
    operation: 'GET profile',
    status: found.status,
    headers: found.headers,
    text: profileText,
    body: described,
  });
  const service = described.ucp.services['dev.ucp.shopping']?.find(
    ({transport}) => transport === 'rest',
  );
  if (!service) throw new Error('The shop names no address');

  async function request(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
    own: Record<string, string> = {},
  ): Promise<AgentAnswer> {
    const answer = await fetch(service?.endpoint + path, {
      method,
      redirect: 'manual',
      headers: {
        'UCP-Agent': `profile="${profile}"`,
        'Request-Id': crypto.randomUUID(),
        'X-Forwarded-For': anAddress(),
        ...(body !== undefined && {'Content-Type': 'application/json'}),
        ...more,
        ...own,
      },
      ...(body !== undefined && {body: typeof body === 'string' ? body : JSON.stringify(body)}),
    });
    const text = await answer.text();
    const got = {
      operation: `${method} ${path}`,
      status: answer.status,
      headers: answer.headers,
      text,
      body: text === '' ? null : (JSON.parse(text) as unknown),
    };
    answers.push(got);
    return got;
  }
  return {
    profile,
    keys: described.keys,
    answers,
    request,
    get: (path: string) => request('GET', path),
    post: (path: string, body?: unknown) => request('POST', path, body),
    put: (path: string, body: unknown) => request('PUT', path, body),
    search: (query: string) => request('POST', '/catalog/search', {query}),
  };
}

export type Agent = Awaited<ReturnType<typeof openAgent>>;
