import {CommerceError, type Problem} from '~adapters/commerce';
import type {PluginClient} from '../plugin-client';

/** How the plugin declines. */
const declined = {
  not_reportable: 'over',
  no_picture: 'noPicture',
  too_many_pictures: 'tooMany',
} as const;

const isDeclined = (code: string): code is keyof typeof declined => code in declined;

/** Tells the plugin what is wrong with an order: each picture by itself, as many servers take no more at once, and then the rest. */
export async function reportProblem(
  plugin: PluginClient,
  databaseId: number,
  {pictures, ...said}: Problem,
) {
  const operation = 'orders.reportProblem';
  const send = async <Body>(path: string, body: object) => {
    const place = `/orders/${databaseId}/${path}`;
    const answer = await plugin.send<Body>(operation, {method: 'POST', path: place, body});
    if (answer.ok) return answer.body;
    if (isDeclined(answer.code)) return declined[answer.code];
    throw new CommerceError('http', operation, `The shop answered ${answer.status}.`);
  };
  const names: string[] = [];
  for (const picture of pictures) {
    const kept = await send<{name: string}>('pictures', {data: toBase64(picture)});
    if (typeof kept === 'string') return kept;
    names.push(kept.name);
  }
  const taken = await send<object>('problem', {...said, pictures: names});
  return typeof taken === 'string' ? taken : 'taken';
}

const chunkBytes = 0x6000;

/** In pieces of whole groups of three bytes: a call takes no millions of arguments. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += chunkBytes)
    text += btoa(String.fromCharCode(...bytes.subarray(at, at + chunkBytes)));
  return text;
}
