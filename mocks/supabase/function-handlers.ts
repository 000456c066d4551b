import {http, HttpResponse} from 'msw/http';
import {attemptFunctions} from './attempt-functions';
import {bearerOf} from './auth-answers';
import {counterFunctions} from './counter-functions';
import {jwtExpired, permissionDenied, restError, roleOf} from './rest-answers';
import {sessionFunctions} from './session-functions';
import {wishFunctions} from './wish-functions';
import type {SupabaseState} from './state';
import {readAccessToken} from './tokens';

type ServiceFunction = (state: SupabaseState, args: never) => unknown;

const functions: Record<string, ServiceFunction> = {...attemptFunctions, ...counterFunctions};

/** The functions that only the service role may call, and those of a shopper's own sessions. */
export function functionHandlers(state: SupabaseState) {
  return [
    http.post('*/rest/v1/rpc/:name', async ({request, params}) => {
      const name = String(params.name);
      const run = functions[name];
      if (name in sessionFunctions) return answerShopper(state, name, request);
      if (name in wishFunctions) return answerWishes(state, name, request);
      if (!run) return restError(404, 'PGRST202', `Could not find the function public.${name}`);
      const role = roleOf(state, request);
      if (!role) return jwtExpired();
      if (role.name !== 'service_role') return permissionDenied(role, `function ${name}`);
      return answer(state, run, (await request.json()) as never);
    }),
  ];
}

async function answerShopper(state: SupabaseState, name: string, request: Request) {
  const role = roleOf(state, request);
  if (!role) return jwtExpired();
  const claims = readAccessToken(bearerOf(request));
  if (!claims) return permissionDenied(role, `function ${name}`);
  const args = (await request.json().catch(() => ({}))) as {p_id?: string};
  const run: ServiceFunction = () => sessionFunctions[name]?.(state, claims, args);
  return answer(state, run, {} as never);
}

/** Once the session is over the list is empty, and nothing changes. */
async function answerWishes(state: SupabaseState, name: string, request: Request) {
  const role = roleOf(state, request);
  if (!role) return jwtExpired();
  const isVisitor = role.name !== 'authenticated';
  if (isVisitor || (role.userId === null && name !== 'list_my_wishes'))
    return permissionDenied(role, `function ${name}`);
  const {userId} = role;
  const run: ServiceFunction = (_, args) => wishFunctions[name]?.(state, userId, args);
  return answer(state, run, (await request.json().catch(() => ({}))) as never);
}

function answer(state: SupabaseState, run: ServiceFunction, args: never): Response {
  try {
    const value = run(state, args);
    return value === undefined
      ? new HttpResponse(null, {status: 204})
      : HttpResponse.json(value as Record<string, unknown> | null);
  } catch (error) {
    return restError(400, 'P0002', error instanceof Error ? error.message : 'failed');
  }
}
