import type {Attributes} from '@opentelemetry/api';
import {escapeHtml, toPage} from '../../mocks/page.ts';

/** A span, and of a question to the shop what no span may carry: it stays on this machine. */
export interface Step {
  id: string;
  parentId: string | undefined;
  depth: number;
  name: string;
  facts: Attributes;
  /** In milliseconds since its request began; null while it goes on. */
  from: number;
  to: number | null;
  isFailed: boolean;
  asked: {address: string; body: string; status: number; bytes: number}[];
}

export interface SeenRequest {
  at: Date;
  began: number;
  method: string;
  address: string;
  status: number;
  bytes: number;
  took: number | null;
  /** In the order of their beginnings. */
  steps: Step[];
}

const ms = (time: number) => `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`;
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** The first word of a span says what it is: `shop GetProducts`. */
const kindOf = ({name}: Step) => name.split(' ', 1)[0] ?? '';

/** `/__requests`: one fold for each request, newest first. */
export const toRequestsPage = (recent: readonly SeenRequest[]): string =>
  toPage(
    `The last ${recent.length} requests`,
    `<style>
  body{max-width:72rem} details{background:#fff;border:1px solid #e4dac8;border-radius:6px;margin:.4rem 0}
  summary{padding:.45rem .8rem;cursor:pointer;overflow-wrap:anywhere} details details{border:0;margin:0} details details summary{padding:0}
  .row{display:grid;grid-template-columns:minmax(9rem,22rem) 1fr 5rem;gap:.8rem;padding:.15rem .8rem;font-size:.87rem} .row>:last-child{text-align:right}
  .lane{position:relative;background:#f4f1ea;min-height:1.2em} i{background:#8b95a7} .lane i{position:absolute;top:.15em;height:.9em;min-width:2px}
  i.shop{background:#d9622b} i.cache{background:#2b8a57} i.html{background:#3b6fd4} .failed{color:#b3261e;font-weight:600}
  pre{padding:.6rem;background:#f4f1ea;overflow:auto;max-height:20rem;white-space:pre-wrap} .name{overflow-wrap:anywhere}
  .key i{display:inline-block;width:.8rem;height:.8rem;margin:0 .3rem 0 .8rem}
  @media(max-width:40rem){.row{grid-template-columns:1fr 4rem}.lane{grid-row:2;grid-column:1/3}}
</style><p class="key"><small>Newest first; reload for more.<i class="shop"></i>a question to the shop<i class="cache"></i>read of a cache<i class="html"></i>rendering<i></i>the rest</small></p>
${recent.map(toFold).join('\n') || '<p>None yet: open a page of the shop.</p>'}`,
  );

function toFold(request: SeenRequest, place: number): string {
  const {method, address, status, took, bytes, steps, at} = request;
  const {length: count} = steps.filter((step) => kindOf(step) === 'shop');
  const lasted = took === null ? 'open' : ms(took);
  const facts = [
    lasted,
    kb(bytes),
    `${count} question${count === 1 ? '' : 's'}`,
    longestOf(request),
  ];
  const failed = status >= 500 ? ' class="failed"' : '';
  const head = `${at.toISOString().slice(11, 19)} <b>${escapeHtml(`${method} ${address}`)}</b> <span${failed}>${status || ''}</span>`;
  return `<details${place === 0 ? ' open' : ''}><summary>${head} <small>${facts.filter(Boolean).map(escapeHtml).join(' · ')}</small></summary>
${steps.map((step) => toRow(step, request)).join('\n')}<p></p></details>`;
}

/** Where most of the time went: the step that took longest while none within it was under way. */
function longestOf({steps, took}: SeenRequest): string {
  const endOf = ({from, to}: Step) => to ?? took ?? from;
  const own = steps.map((step) => {
    let [spent, until] = [0, step.from];
    for (const within of steps) {
      if (within.parentId !== step.id) continue;
      spent += Math.max(0, Math.min(within.from, endOf(step)) - until);
      until = Math.max(until, endOf(within));
    }
    return {name: step.name, spent: spent + Math.max(0, endOf(step) - until)};
  });
  const [longest] = own.toSorted((one, other) => other.spent - one.spent);
  return longest ? `most of it: ${longest.name}, ${ms(longest.spent)}` : '';
}

function toRow(step: Step, request: SeenRequest): string {
  const {name, asked, isFailed, from} = step;
  const ends = request.steps.map(({to}) => to ?? 0);
  const share = (time: number) =>
    `${((100 * time) / Math.max(request.took ?? 0, ...ends, 1)).toFixed(2)}%`;
  const lasted = (step.to ?? request.took ?? from) - from;
  return `<div class="row"><div class="name" style="padding-left:${step.depth}rem"><span class="${isFailed ? 'failed' : ''}">${escapeHtml(name)}</span>
<small>${noteOf(step, request)}</small>${asked.map(toQuestion).join('')}</div>
<div class="lane"><i class="${escapeHtml(kindOf(step))}" style="left:${share(from)};width:${share(lasted)}"></i></div><div>${ms(lasted)}</div></div>`;
}

function noteOf({id, name, facts}: Step, {steps}: SeenRequest): string {
  const result = facts['bellyful.cache.result'];
  if (typeof result !== 'string') return '';
  // One load serves all who wait for it.
  const isOthers = result === 'miss' && !steps.some(({parentId}) => parentId === id);
  const waited = isOthers ? ': waited for a load under way' : '';
  return `${name.startsWith('cache') ? '' : 'page cache '}${result}${waited}`;
}

/** A GraphQL document with its variables; of another question its body, if any. */
function toQuestion({address, body, status, bytes}: Step['asked'][number]): string {
  return `<details><summary><small>${escapeHtml(address)} ${status} · ${kb(bytes)}</small></summary><pre>${escapeHtml(toReadable(body) || 'Without a body')}</pre></details>`;
}

function toReadable(body: string): string {
  try {
    const {query, ...rest} = JSON.parse(body) as {query?: string};
    return `${query ?? ''}\n\n${JSON.stringify(rest, null, 2)}`.trim();
  } catch {
    return body;
  }
}
