import {readFileSync} from 'node:fs';
import {buildSchema, parse, print, TypeInfo, visit, visitWithTypeInfo} from 'graphql';
import {managerAuthorization, postGraphql} from './request-shop';
import {readRecording, type Recording} from './recorded';

interface Answer {
  data?: unknown;
  errors?: {message: string; path?: (string | number)[]; locations?: unknown}[];
}

export interface Compared {
  /** What the mock answered, and what the real shop had answered to the same question. */
  mocked: {status: number; body: unknown};
  real: {status: number; body: unknown};
}

const slice = buildSchema(
  readFileSync(new URL('../../graphql/schema.graphql', import.meta.url), 'utf8'),
);

const authorizations = {
  visitor: '',
  'shop manager': managerAuthorization,
  'wrong password': `Basic ${btoa('shop-manager:wrong')}`,
};

/** Asks the mocked shop a recorded question, as far as the slice knows its fields. */
export async function requestAsRecorded(url: string, name: string): Promise<Compared> {
  const {request, response} = readRecording(name);
  const real = normalized(response.body, url) as Answer;
  const isCut = isCarriedOut(real);
  const question = isCut ? withinSlice(request.body) : request.body;
  const answer = await postGraphql(url, question, authorizations[request.as]);
  const mocked = normalized(await answer.json(), url) as Answer;
  const selected = {...real, data: onlySelected(real.data, mocked.data)};
  return {
    mocked: {status: answer.status, body: isCut ? withoutPlaces(mocked) : mocked},
    real: {status: response.status, body: isCut ? withoutPlaces(selected) : real},
  };
}

/** Whether the question itself was in order; what is wrong with another one stands in its text. */
const isCarriedOut = ({data, errors = []}: Answer) =>
  data !== undefined || errors.some(({message}) => message.startsWith('Variable '));

/** The question without fields and arguments that are not in the slice. */
function withinSlice(body: Recording['request']['body']): unknown {
  const {query, ...rest} = body as {query: string};
  const info = new TypeInfo(slice);
  const cut = visit(
    parse(query),
    visitWithTypeInfo(info, {
      Field: {
        enter(node) {
          const known = info.getFieldDef()?.args.map(({name}) => name);
          const isKnown = node.arguments?.every(({name}) => known?.includes(name.value)) ?? true;
          return known && isKnown ? undefined : null;
        },
        leave: (node) => (node.selectionSet?.selections.length === 0 ? null : undefined),
      },
    }),
  );
  return {query: print(cut), ...rest};
}

/** Keys and dates of an order are never the same twice, and the recorded shop had no plugin of ours. */
function normalized(value: unknown, url: string): unknown {
  const text = JSON.stringify(value, (key, each: unknown) => {
    if (key === 'extensions') return undefined;
    if (key === 'metaData' && Array.isArray(each)) return each.filter(isNotOurs);
    if (key === 'orderKey') return 'an order key';
    return (key === 'date' || key === 'datePaid') && each !== null ? 'a date' : each;
  });
  return JSON.parse(text.replaceAll(url, 'https://shop.example'));
}

const isNotOurs = (entry: {key: string}) => !entry.key.startsWith('_bellyful_');

/** A question that was cut stands on other lines. */
const withoutPlaces = ({data, errors = []}: Answer) => ({
  data,
  errors: errors.map(({message, path}) => ({message, path})),
});

/** Of the recorded answer what was asked: it holds more than the slice. */
function onlySelected(real: unknown, selected: unknown): unknown {
  if (Array.isArray(real) && Array.isArray(selected))
    return real.map((item, index) => onlySelected(item, selected[index]));
  if (!isRecord(real) || !isRecord(selected)) return real;
  return Object.fromEntries(
    Object.keys(selected).map((key) => [key, onlySelected(real[key], selected[key])]),
  );
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
