import {expect, test} from 'vitest';
import {reportProblem} from './order-problem';
import type {PluginAnswer, PluginClient, PluginRequest} from '../plugin-client';

const said = {kind: 'damaged', lines: [], text: 'Broken', email: '', reason: null} as never;

/** Tells what reaches a plugin that declines pictures, or all of it, by this code. */
async function report(pictures: Uint8Array[], declines: Record<string, string> = {}) {
  const requests: PluginRequest[] = [];
  const plugin: PluginClient = {
    async send<Body>(_operation: string, request: PluginRequest) {
      requests.push(request);
      const code = declines[request.path.split('/').at(-1) ?? ''];
      const body = {name: `picture-${requests.length}`} as Body;
      const refusal = {ok: false, status: 422, code: code ?? '', message: '', retryAfterSeconds: 0};
      return (code === undefined ? {ok: true, body} : refusal) as PluginAnswer<Body>;
    },
  };
  const outcome = await reportProblem(plugin, 7, {...(said as object), pictures} as never);
  return {outcome, requests};
}

test('each picture goes by itself, whole, and the report names them', async () => {
  const large = Uint8Array.from({length: 50_000}, (_, place) => place % 251);
  const {outcome, requests} = await report([large, new Uint8Array([1])]);
  expect(outcome).toBe('taken');
  expect(requests.map(({path}) => path)).toEqual([
    '/orders/7/pictures',
    '/orders/7/pictures',
    '/orders/7/problem',
  ]);
  const data = Buffer.from(large).toString('base64');
  expect(requests[0]?.body).toEqual({data});
  expect(requests[2]?.body).toEqual({
    ...(said as object),
    pictures: ['picture-1', 'picture-2'],
  });
});

test.each([
  [{pictures: 'no_picture'}, 'noPicture', 1],
  [{pictures: 'too_many_pictures'}, 'tooMany', 1],
  [{problem: 'not_reportable'}, 'over', 2],
])('what the shop declines is told: %j', async (declines, outcome, asked) => {
  const answer = await report([new Uint8Array([1])], declines);
  expect(answer.outcome).toBe(outcome);
  expect(answer.requests).toHaveLength(asked);
});

test('a shop that breaks is no answer', async () => {
  await expect(report([], {problem: 'failed'})).rejects.toMatchObject({kind: 'http'});
});
