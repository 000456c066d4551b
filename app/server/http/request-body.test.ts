import {describe, expect, test} from 'vitest';
import {readFields, readJson, readText} from './request-body.server';

const post = (body: BodyInit, type: string) =>
  new Request('https://shop.example/x', {method: 'POST', body, headers: {'Content-Type': type}});

/** A body without a length, that counts how much of it was fetched. */
function anEndlessPost(type: string) {
  const sent = {bytes: 0};
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const chunk = new Uint8Array(16 * 1024).fill(97);
      sent.bytes += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  const init = {method: 'POST', body, duplex: 'half', headers: {'Content-Type': type}};
  return {sent, request: new Request('https://shop.example/x', init)};
}

const form = 'application/x-www-form-urlencoded';
const multipart = 'multipart/form-data; boundary=x';
const statusOf = (thrown: unknown) => (thrown as {init: {status: number}}).init.status;

describe('a body that never ends', () => {
  test.each([form, multipart, 'application/json', 'text/plain'])(
    'as %s is left after 64 kB',
    async (type) => {
      const {request, sent} = anEndlessPost(type);
      expect(statusOf(await readFields(request).catch((thrown: unknown) => thrown))).toBe(413);
      expect(sent.bytes).toBeLessThan(128 * 1024);
    },
  );

  test('is left by every reader', async () => {
    for (const read of [readText, readJson])
      expect(await read(anEndlessPost('application/json').request)).toEqual({
        ok: false,
        status: 413,
      });
  });
});

test('letters count as the bytes that they take', async () => {
  expect(await readText(post('ü'.repeat(32 * 1024), 'text/plain'))).toMatchObject({ok: true});
  expect(await readText(post('ü'.repeat(32 * 1024 + 1), 'text/plain'))).toMatchObject({
    status: 413,
  });
});

test('a text is handed on as it was sent', async () => {
  expect(await readText(post('{"a": "ü"}\n', 'application/json'))).toEqual({
    ok: true,
    value: '{"a": "ü"}\n',
  });
});

test.each(['', '{', '<html>'])('%j is no JSON', async (body) => {
  expect(await readJson(post(body, 'application/json'))).toEqual({ok: false, status: 400});
});

describe('the fields of a form', () => {
  const files = new FormData();
  files.set('name', 'Ada');
  files.set('file', new File(['x'], 'x.txt'));

  test.each<[string, Request, Record<string, string>]>([
    ['encoded for a URL', post('name=Ada+M%C3%BCller&x=', form), {name: 'Ada Müller', x: ''}],
    ['in JSON', post('{"name": "Ada", "age": 3}', 'application/json'), {name: 'Ada'}],
    [
      'in parts',
      new Request('https://shop.example/x', {method: 'POST', body: files}),
      {name: 'Ada'},
    ],
    ['that are none', new Request('https://shop.example/x', {method: 'POST'}), {}],
  ])('%s are its texts', async (_, request, fields) => {
    expect(await readFields(request)).toEqual(fields);
  });

  test.each([
    ['parts that never begin', 'name=Ada', multipart],
    ['parts without a boundary', 'x', 'multipart/form-data'],
    ['a broken character', 'name=%E0%A4%A', form],
    ['half an object', '{"name":', 'application/json'],
    ['a list', 'null', 'application/json'],
  ])('%s are refused with 400', async (_, body, type) => {
    const thrown: unknown = await readFields(post(body, type)).catch((error: unknown) => error);
    expect(statusOf(thrown)).toBe(400);
  });
});
