import {HttpResponse} from 'msw';
import type {Trouble} from './scenarios';

/** Marks an answer of which only the first half is sent. */
export const breaksOff = 'X-Breaks-Off';

type Change = (answer: Response) => Promise<Response>;

const withBody = ({status, headers}: Response, body: string, more: Record<string, string> = {}) => {
  const type = headers.get('Content-Type') ?? 'application/json; charset=UTF-8';
  return new HttpResponse(body, {status, headers: {'Content-Type': type, ...more}});
};

/** What becomes of a good answer on its way. */
export const changes: Partial<Record<Trouble, Change>> = {
  half: async (answer) => withBody(answer, await answer.text(), {[breaksOff]: '1'}),
  empty: async (answer) => withBody(answer, ''),
  async malformed(answer) {
    const text = await answer.text();
    return withBody(answer, text.slice(0, Math.ceil(text.length / 2)));
  },
  async wrongTypes(answer) {
    const text = await answer.text();
    return withBody(answer, JSON.stringify(toOtherType(readJson(text))));
  },
};

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Every single value as one of another type; lists and objects keep their form. */
function toOtherType(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toOtherType);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, toOtherType(each)]),
    );
  if (typeof value === 'string') return 7;
  if (typeof value === 'number') return 'not a number';
  return typeof value === 'boolean' ? 'perhaps' : [];
}
