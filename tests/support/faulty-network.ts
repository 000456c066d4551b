/** What can go wrong with one call on its way to a service and back. */
export const faultKinds = [
  'unreachable',
  'answer lost',
  'killed before',
  'killed after',
  'sent twice',
  'arrives late',
  'refused with 500',
  'done but 500',
  'answers HTML',
  'answer cut off',
  'answers nothing',
] as const;

export type FaultKind = (typeof faultKinds)[number];

export interface Fault {
  /** Which of the process's calls it hits, from 0. */
  call: number;
  kind: FaultKind;
}

const broken = () => new TypeError('fetch failed');
const html = () =>
  new Response('<!doctype html><p>Briefly unavailable</p>', {
    headers: {'Content-Type': 'text/html'},
  });
const down = () => new Response('{"error": "down"}', {status: 500});
const json = (text: string) =>
  new Response(text, {headers: {'Content-Type': 'application/json; charset=UTF-8'}});

/** Calls that were sent, gave no answer, and reach their service later. */
export type LateCalls = (() => Promise<unknown>)[];

/**
 * The network of one process. A killed process never hears from anybody again. `calls` counts what it sent.
 */
export function faultyNetwork(pass: typeof fetch, fault: Fault | null, late: LateCalls) {
  const process = {calls: 0, isDead: false};
  const send: typeof fetch = async (input, init) => {
    if (process.isDead) throw broken();
    const call = process.calls++;
    const request = new Request(input, init);
    if (fault?.call !== call) return pass(request);
    return suffer(fault.kind, request, pass, late, () => (process.isDead = true));
  };
  return {send, process};
}

export async function suffer(
  kind: FaultKind,
  request: Request,
  pass: typeof fetch,
  late: LateCalls,
  die: () => void,
): Promise<Response> {
  const again = request.clone();
  if (kind === 'killed before' || kind === 'killed after') die();
  if (kind === 'unreachable' || kind === 'killed before') throw broken();
  if (kind === 'refused with 500') return down();
  if (kind === 'arrives late') {
    late.push(() => pass(again));
    throw broken();
  }
  const response = await pass(request);
  if (kind === 'sent twice') return pass(again);
  if (kind === 'done but 500') return down();
  if (kind === 'answers HTML') return html();
  if (kind === 'answers nothing') return json('{}');
  if (kind === 'answer cut off') return json((await response.text()).slice(0, -10));
  throw broken();
}
