import type {PGlite, Transaction} from '@electric-sql/pglite';
import {asRole, type DatabaseRole, type SignedIn} from './accounts-database';

export const serviceKey = 'service-key';

/** An access token that only `databaseRest` takes: its payload is believed. */
export const toTestToken = (claims: SignedIn) =>
  `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

/** As much of PostgREST over a database as the adapters use, as a fetch. */
export function databaseRest(database: PGlite): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const {role, claims} = readBearer(request);
    const name = new URL(request.url).pathname.split('/').at(-1) ?? '';
    try {
      return await asRole(database, role, claims, (transaction) =>
        answer(transaction, name, request),
      );
    } catch (error) {
      return toErrorAnswer(error, role);
    }
  };
}

function readBearer(request: Request): {role: DatabaseRole; claims: SignedIn | null} {
  const bearer = (request.headers.get('Authorization') ?? '').replace('Bearer ', '');
  if (bearer === serviceKey) return {role: 'service_role', claims: null};
  const payload = bearer.split('.')[1];
  if (!payload) return {role: 'anon', claims: null};
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as SignedIn;
  return {role: 'authenticated', claims};
}

async function answer(transaction: Transaction, name: string, request: Request): Promise<Response> {
  if (request.method === 'GET') return select(transaction, name, request);
  const body = (await request.json()) as Record<string, unknown>;
  return request.url.includes('/rpc/')
    ? call(transaction, name, body)
    : insert(transaction, name, body, request);
}

async function select(transaction: Transaction, table: string, request: Request) {
  const query = new URL(request.url).searchParams;
  const userId = (query.get('user_id') ?? '').replace('eq.', '');
  const columns = query.get('select') ?? '*';
  const {rows} = await transaction.query(
    `select ${columns} from public.${table} where user_id = $1`,
    [userId],
  );
  return Response.json(rows);
}

async function insert(
  transaction: Transaction,
  table: string,
  row: Record<string, unknown>,
  request: Request,
) {
  const columns = Object.keys(row);
  const places = columns.map((_, index) => `$${index + 1}`);
  const merge = request.headers.get('Prefer')?.includes('merge-duplicates')
    ? `on conflict (user_id) do update set ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}`
    : '';
  await transaction.query(
    `insert into public.${table} (${columns.join(', ')}) values (${places.join(', ')}) ${merge}`,
    Object.values(row),
  );
  return new Response(null, {status: 201});
}

async function call(transaction: Transaction, name: string, args: Record<string, unknown>) {
  const named = Object.keys(args).map((key, index) => `${key} => $${index + 1}`);
  const values = Object.values(args).map((value) =>
    typeof value === 'object' ? JSON.stringify(value) : value,
  );
  const {rows} = await transaction.query<{answer: unknown}>(
    `select public.${name}(${named.join(', ')}) as answer`,
    values,
  );
  const value = rows[0]?.answer;
  return value === '' ? new Response(null, {status: 204}) : Response.json(value ?? null);
}

function toErrorAnswer(error: unknown, role: DatabaseRole): Response {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const message = error instanceof Error ? error.message : 'failed';
  const forbidden = role === 'anon' ? 401 : 403;
  const status = code === '23505' ? 409 : code === '42501' ? forbidden : 400;
  return Response.json({code, message, details: null, hint: null}, {status});
}
