import './app/server/http/before-packages';
import type {ServerBuild} from 'react-router';
import * as build from 'virtual:react-router/server-build';
import {askedLanguage} from '~/agents/asked-language.server';
import {agentRoutes} from '~/agents/protocol';
import {createBackgroundTasks} from '~/background-tasks';
import {languagePrefix} from '~/content/language';
import {languageOf, languages, withoutAnyLanguage, type Language} from '~/content/languages';
import type {AppContext} from '~/context';
import {factsOf} from '~/route-facts';
import {respond, type Handle} from '~/respond';
import {answerFromEdge, createEdgePages} from '~/server/cache/edge-pages';
import {createRequestHandler} from '~/server/http/request-handler';
import {readTarget} from '~/server/http/request-target';
import {findMisspelt, findSettingProblems} from '~/server/settings/env';
import {instrumentRequest} from '~/server/telemetry/instrument-request.server';
import {createRouteOf} from '~/server/http/route-pattern';
import type {Worker, WorkerExecution} from '~/worker';

const patternOf = createRouteOf({...(build as ServerBuild).routes, ...agentRoutes});
const routeOf = (pathname: string) => patternOf(withoutAnyLanguage(pathname));

const contexts = new WeakMap<Request, AppContext>();

/** Made once: it goes over all routes. */
const handleRequest = createRequestHandler({
  build: {...(build as ServerBuild), ...(languagePrefix && {basename: languagePrefix})},
  mode: import.meta.env.MODE,
  poweredByHeader: false,
  getLoadContext(request) {
    const context = contexts.get(request);
    if (!context) throw new Error('A request without a context');
    return context;
  },
});

const handle: Handle = (request, context) => {
  contexts.set(request, context);
  return handleRequest(request);
};

/** An edge host has the Cache API; a host of one process caches its pages itself. */
const isEdge = typeof caches !== 'undefined';
const edgePages =
  isEdge && !import.meta.env.DEV ? createEdgePages(() => caches.open('bellyful-pages')) : null;

const onEdge = (given: WorkerExecution): WorkerExecution => ({
  ...given,
  waitUntil: (promise) => given.waitUntil(promise),
  onInvalidate: (tags) => edgePages?.invalidate(tags),
});

/** Whether a tag (`es-419`) is of a language (`es`). */
const isOf = (tag: string, code: string) => new RegExp(`^${code}\\b`, 'i').test(tag);

/** By its address; of a shopper's agent, whose addresses are the same in every language, by what it asks for. */
async function readIn(request: Request): Promise<Language | undefined> {
  const {pathname} = new URL(request.url);
  const {isForAgents, isForPrograms} = factsOf(pathname);
  if (!isForAgents) return isForPrograms ? undefined : languageOf(pathname);
  const asked = languages.length > 0 ? await askedLanguage(request) : '';
  return languages.find(({code, prefix}) => prefix && isOf(asked, code));
}

/** Further languages are bundled apart, beside this file, and loaded once somebody reads them. */
async function workerIn(language: Language): Promise<Worker> {
  const {default: other} = (await import(/* @vite-ignore */ `./${language.code}.js`)) as {
    default: Worker;
  };
  return other;
}

async function inLanguageOf(request: Request): Promise<Pick<Worker, 'answer'>> {
  const language = languagePrefix ? undefined : await readIn(request);
  return language ? workerIn(language) : worker;
}

const tasks = createBackgroundTasks((...request) => worker.fetch(...request));

const worker: Worker = {
  ...tasks,
  async makeDrafts(...given) {
    await tasks.makeDrafts(...given);
    for (const language of languagePrefix ? [] : languages.filter(({prefix}) => prefix))
      await (await workerIn(language)).makeDrafts(...given);
  },
  problemsOf: findSettingProblems,
  misspeltOf: findMisspelt,
  routeOf,
  answer: (request, variables, execution, info) =>
    respond(request, variables, execution, info, handle),
  async fetch(given, variables, givenExecution) {
    const request = withNormalTarget(given);
    if (request instanceof Response) return request;
    const execution = isEdge ? onEdge(givenExecution) : givenExecution;
    const {waitUntil, isPublic = false} = execution;
    // A host of one process polls by its own clock. Settings that are wrong are said by the request itself.
    if (isEdge && !isPublic) waitUntil(worker.pollChanges(variables, execution).catch(() => {}));
    const render = (anonymous: Request) =>
      worker.fetch(anonymous, variables, {waitUntil, isPublic: true});
    const cached =
      edgePages && !isPublic
        ? await answerFromEdge(request, {
            pages: edgePages,
            render,
            waitUntil,
            store: String(variables['PUBLIC_STORE_URL']),
          })
        : null;
    if (cached) return cached;
    await worker.catchUp(variables, execution).catch(() => {});
    const {pathname} = new URL(request.url);
    const route = routeOf(pathname);
    return instrumentRequest(request, {routeOf, isForCache: isPublic}, async ({requestId}) => {
      const language = await inLanguageOf(request);
      return language.answer(request, variables, execution, {requestId, route});
    });
  },
};

/** The same request by the one spelling of its address, or why it is refused. */
function withNormalTarget(request: Request): Request | Response {
  const {origin} = new URL(request.url);
  const target = readTarget(request.method, request.url.slice(origin.length));
  if (typeof target !== 'string') return new Response(target.body, target);
  return origin + target === request.url ? request : new Request(origin + target, request);
}

export {EdgeCounter} from '~/server/http/edge-counter';
export default worker;
