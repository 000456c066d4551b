// @vitest-environment jsdom
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {findStanding, readSession, useSessionStore} from './session-store';

const ada = {id: '7', email: 'ada@shop.example', emailConfirmedAt: '2026-01-01T00:00:00Z'};
/** As the server answers it. */
const sent = {id: ada.id, email: ada.email, email_confirmed_at: ada.emailConfirmedAt};
const isMarked = () => document.documentElement.hasAttribute('data-signed-in');
const setMark = (attributes = '') =>
  (document.cookie = `bellyful-signed-in=1; Path=/${attributes}`);

function answering(...answers: (() => Response | Promise<Response>)[]) {
  const send = vi.fn<typeof fetch>(async () => answers.shift()?.() ?? Response.error());
  vi.stubGlobal('fetch', send);
  return send;
}

beforeEach(() => {
  setMark('; Max-Age=0');
  useSessionStore.setState({shopper: null, isRead: false});
});
afterEach(() => vi.unstubAllGlobals());

test('nobody is asked for where the cookie says that nobody is signed in', async () => {
  const send = answering();
  await readSession();
  expect(useSessionStore.getState()).toEqual({shopper: null, isRead: true});
  expect([isMarked(), send.mock.calls]).toEqual([false, []]);
});

test('who is signed in is read, and the page marked before that', async () => {
  setMark();
  answering(() => Response.json({shopper: sent}));
  const reading = readSession();
  expect(isMarked()).toBe(true);
  await reading;
  expect(useSessionStore.getState()).toEqual({shopper: ada, isRead: true});
  expect(await findStanding()).toBe('confirmed');
});

test('a visitor who signs in is no visitor while it is read who it is', async () => {
  await readSession();
  setMark();
  answering(() => Response.json({shopper: sent}));
  const reading = readSession();
  expect(useSessionStore.getState()).toEqual({shopper: null, isRead: false});
  await reading;
  expect(await findStanding()).toBe('confirmed');
});

test('a session that has ended takes the mark away, whatever cookie is left', async () => {
  setMark();
  answering(() => Response.json({shopper: null}));
  await readSession();
  expect([isMarked(), await findStanding()]).toEqual([false, 'visitor']);
});

test.each([
  ['away', () => Response.json({shopper: null}, {status: 503})],
  ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['hidden behind a proxy', () => new Response('<h1>Sign in to the hotel</h1>')],
])('while the shop is %s nobody is known, and nobody is signed out', async (_, answer) => {
  setMark();
  answering(answer);
  await readSession();
  expect(useSessionStore.getState()).toEqual({shopper: null, isRead: true});
  expect(isMarked()).toBe(true);
});

test('an answer that a later question has overtaken counts no more', async () => {
  setMark();
  let answerLate = (_answer: Response) => {};
  const late = new Promise<Response>((resolve) => (answerLate = resolve));
  answering(
    () => late,
    () => Response.json({shopper: sent}),
  );
  const [first, second] = [readSession(), readSession()];
  await second;
  answerLate(Response.json({shopper: null}));
  await first;
  expect(useSessionStore.getState().shopper).toEqual(ada);
});
