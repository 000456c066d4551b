import {anAddress} from './agent';

interface Service {
  transport: string;
  endpoint: string;
}

/** An assistant that speaks the Model Context Protocol, and knows nothing of the shop but its address. */
export async function openMcpAgent(shopUrl: string) {
  const profile = (await (await fetch(`${shopUrl}/.well-known/ucp`)).json()) as {
    ucp: {services: Record<string, Service[]>};
  };
  const found = profile.ucp.services['dev.ucp.shopping'];
  const endpoint = found?.find(({transport}) => transport === 'mcp')?.endpoint ?? '';
  let last = 0;

  /** A message as it is; `body` is null where nothing comes back. */
  async function post(sent: unknown, headers: Record<string, string> = {}, method = 'POST') {
    const answer = await fetch(endpoint, {
      method,
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
        'X-Forwarded-For': anAddress(),
        ...headers,
      },
      ...(method === 'POST' && {body: typeof sent === 'string' ? sent : JSON.stringify(sent)}),
    });
    const text = await answer.text();
    // An agent knows no types of ours.
    // oxlint-disable-next-line typescript/no-explicit-any
    const body: any = text === '' ? null : JSON.parse(text);
    return {status: answer.status, headers: answer.headers, body};
  }

  const request = (method: string, params: object = {}, headers = {}) =>
    post({jsonrpc: '2.0', id: (last += 1), method, params}, headers);

  return {
    endpoint,
    post,
    request,
    /** What a tool gives; each call comes from a network of its own, if none is named. */
    async call(name: string, given: object, from = anAddress()) {
      const named = {name, arguments: given};
      const {body} = await request('tools/call', named, {'X-Forwarded-For': from});
      if (!body.result?.structuredContent) throw new Error(JSON.stringify(body));
      return body.result.structuredContent;
    },
  };
}
