import type {Commerce} from '~adapters/commerce';
import {nothingPublished, type Content} from '~adapters/content';
import {createLog} from '~/server/telemetry/log';
import {aShop} from './shop';

export const noContent: Content = {
  published: async () => nothingPublished,
  page: async () => null,
  article: async () => null,
  known: () => null,
  draft: async () => null,
};

interface Settings {
  commerce?: Commerce;
  content?: Content;
  companionPath?: string;
  companionUrl?: string;
}

export const siteUrl = 'https://shop.example';

/** What the loaders of pages find in their context, typed as the routes want it. */
const pageContext = (settings: Settings = {}) =>
  ({
    siteUrl,
    commerce: settings.commerce ?? aShop({}),
    content: settings.content ?? noContent,
    log: createLog('test'),
    env: {
      PUBLIC_SUPPORT_EMAIL: 'help@shop.example',
      PUBLIC_SUPPORT_PHONE: '(555) 010-0199',
      PUBLIC_COMPANION_PATH: settings.companionPath ?? 'coach',
      PUBLIC_COMPANION_URL: settings.companionUrl,
    },
  }) as never;

interface LoaderArgs {
  request: Request;
  params: object;
  context: never;
}

/** What a page gets of its loader's answer. */
type PageData<Answer> = Answer extends {init: ResponseInit | null; data: infer Data}
  ? Data
  : Answer;

const isWithInit = (answer: unknown): answer is {data: unknown} =>
  typeof answer === 'object' && answer !== null && 'init' in answer && 'data' in answer;

/** Asks a page's loader as the router does. */
export async function runLoader<Data>(
  loader: (args: never) => Data,
  path: string,
  params: object = {},
  settings: Settings = {},
): Promise<PageData<Awaited<Data>>> {
  const args: LoaderArgs = {
    request: new Request(siteUrl + path, {headers: {Accept: 'text/html'}}),
    params,
    context: pageContext(settings),
  };
  const answer = await loader(args as never);
  return (isWithInit(answer) ? answer.data : answer) as PageData<Awaited<Data>>;
}

/** The status that a loader ended with by throwing; null when it answered. */
export async function statusOf(answer: Promise<unknown>): Promise<number | null> {
  try {
    await answer;
    return null;
  } catch (thrown) {
    const {init} = thrown as {init?: {status?: number}};
    return init?.status ?? 500;
  }
}
