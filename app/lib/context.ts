import {RouterContextProvider} from 'react-router';
import type {AppServices} from './app-services';
import {readEnv, type Env} from './env';
import {createLog} from './log';
import {AppSession} from './session';

interface WorkerExecution {
  waitUntil(promise: Promise<unknown>): void;
}

export interface AppContext extends RouterContextProvider {
  /** Writes the cookies that this request changed. */
  commitCookies(headers: Headers): Promise<void>;
}

let settings: {variables: Record<string, unknown>; env: Env} | undefined;

function envOf(variables: Record<string, unknown>): Env {
  if (settings?.variables !== variables) settings = {variables, env: readEnv(variables)};
  return settings.env;
}

/** The composition root: connects the ports to their adapters for one request. */
export async function createAppContext(
  request: Request,
  variables: Record<string, unknown>,
  execution: WorkerExecution,
): Promise<AppContext> {
  const env = envOf(variables);
  const requestId = request.headers.get('X-Request-Id') ?? crypto.randomUUID();
  const session = await AppSession.open(request, env.SESSION_SECRET);
  const services = {
    env,
    session,
    requestId,
    log: createLog(requestId),
    siteUrl: (env.PUBLIC_STORE_URL ?? new URL(request.url).origin).replace(/\/$/, ''),
    clientAddress:
      request.headers.get('Oxygen-Buyer-IP') ??
      request.headers.get('CF-Connecting-IP') ??
      'unknown',
    waitUntil: (promise: Promise<unknown>) => execution.waitUntil(promise),
  } as AppServices;
  return Object.assign(new RouterContextProvider(), services, {
    commitCookies: async (headers: Headers) => {
      if (session.isPending) headers.append('Set-Cookie', await session.commit());
    },
  });
}
