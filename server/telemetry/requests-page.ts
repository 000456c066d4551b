import type {Attributes} from '@opentelemetry/api';

/** A span, and of a question to the shop what no span may carry: it stays on this machine. */
export interface Step {
  id: string;
  parentId: string | undefined;
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

const escapeHtml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const ms = (time: number) => `${time < 10 ? time.toFixed(1) : Math.round(time)} ms`;
const kb = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`;

/** The first word of a span says what it is: `shop GetProducts`. */
const kindOf = ({name}: Step) => name.split(' ', 1)[0] ?? '';

/** `/__requests`: one fold for each request, newest first. */
export const toRequestsPage = (recent: readonly SeenRequest[]): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Requests</title>
<style>
  body{margin:0 auto;max-width:72rem;padding:1.5rem 1rem;font:15px/1.5 system-ui,sans-serif;color:#1d2330;background:#f6f7f9}
  h1{font-size:1.4rem} details{background:#fff;border:1px solid #dde1e8;border-radius:6px;margin:.4rem 0}
  summary{padding:.45rem .8rem;cursor:pointer;overflow-wrap:anywhere} details details{border:0;margin:0} details details summary{padding:0}
  small{color:#566072} .row{display:grid;grid-template-columns:minmax(9rem,22rem) 1fr 5rem;gap:.8rem;padding:.15rem .8rem;font-size:.87rem}
  .row>:last-child{text-align:right;font-variant-numeric:tabular-nums} .name{overflow-wrap:anywhere}
  .lane{position:relative;background:#f1f3f6;border-radius:3px;min-height:1.2em} .lane i{position:absolute;top:.15em;height:.9em;min-width:2px;border-radius:2px;background:#8b95a7}
  i.shop{background:#d9622b!important} i.cache{background:#2b8a57!important} i.html{background:#3b6fd4!important} .failed{color:#b3261e;font-weight:600}
  pre{margin:.2rem 0 .5rem;padding:.6rem;background:#f1f3f6;overflow:auto;max-height:20rem;white-space:pre-wrap;overflow-wrap:anywhere}
  .key i{display:inline-block;width:.8rem;height:.8rem;border-radius:2px;margin:0 .3rem 0 .8rem;background:#8b95a7}
  @media(max-width:40rem){.row{grid-template-columns:1fr 4rem}.lane{grid-row:2;grid-column:1/3}}
</style></head><body><h1>The last ${recent.length} requests</h1>
<p class="key"><small>Newest first; reload for more.<i class="shop"></i>a question to the shop<i class="cache"></i>read of a cache<i class="html"></i>rendering<i></i>the rest</small></p>
${recent.map(toFold).join('\n') || '<p>None yet: open a page of the shop.</p>'}</body></html>`;

function toFold(request: SeenRequest, place: number): string {
  const {method, address, status, took, bytes, steps, at} = request;
  const {length: count} = steps.filter((step) => kindOf(step) === 'shop');
  const facts = [
    took === null ? 'open' : ms(took),
    kb(bytes),
    `${count} question${count === 1 ? '' : 's'}`,
    longestOf(request),
  ];
  const failed = status >= 500 ? ' class="failed"' : '';
  const head = `${at.toISOString().slice(11, 19)} <b>${escapeHtml(`${method} ${address}`)}</b> <span${failed}>${status || ''}</span>`;
  return `<details${place === 0 ? ' open' : ''}><summary>${head} <small>${facts.filter(Boolean).map(escapeHtml).join(' · ')}</small></summary>
${steps.map((step) => toRow(step, request)).join('\n')}<p></p></details>`;
}

/** Where most of the time went: the step that took longest beside those within it. */
function longestOf({steps}: SeenRequest): string {
  const lasts = ({from, to}: Step) => (to ?? from) - from;
  const own = steps.map((step) => {
    const within = steps.filter(({parentId}) => parentId === step.id);
    return {name: step.name, spent: within.reduce((left, one) => left - lasts(one), lasts(step))};
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
  const depth = `style="padding-left:${depthOf(step, request)}rem"`;
  return `<div class="row"><div class="name" ${depth}><span class="${isFailed ? 'failed' : ''}">${escapeHtml(name)}</span>
<small>${noteOf(step, request)}</small>${asked.map(toQuestion).join('')}</div>
<div class="lane"><i class="${escapeHtml(kindOf(step))}" style="left:${share(from)};width:${share(lasted)}"></i></div><div>${ms(lasted)}</div></div>`;
}

const depthOf = ({parentId}: Step, request: SeenRequest): number => {
  const parent = request.steps.find(({id}) => id === parentId);
  return parent ? depthOf(parent, request) + 1 : 0;
};

function noteOf({id, name, facts}: Step, {steps}: SeenRequest): string {
  const result = facts['bellyful.cache.result'];
  if (typeof result !== 'string') return '';
  const isOwn = steps.some(({parentId}) => parentId === id);
  // One load serves all who wait for it.
  const waited = result === 'miss' && !isOwn ? ': waited for a load under way' : '';
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
