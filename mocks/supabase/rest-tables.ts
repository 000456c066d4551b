import {http, HttpResponse} from 'msw/http';
import {jwtExpired, permissionDenied, policyViolation, restError, roleOf} from './rest-answers';
import type {AddressRow, SupabaseState} from './state';

type Table = 'user_free_samples' | 'saved_addresses';

/** The rows of one shopper, as the row policies let him see and write them. */
export function tableHandlers(state: SupabaseState) {
  return [
    http.get('*/rest/v1/:table', ({request, params}) =>
      asShopper(state, request, String(params.table), (table, userId) =>
        HttpResponse.json(readRows(state, table, userId, request)),
      ),
    ),
    http.post('*/rest/v1/:table', async ({request, params}) => {
      const row = (await request.json()) as AddressRow;
      return asShopper(state, request, String(params.table), (table, userId) =>
        userId && row.user_id === userId ? insert(state, table, row) : policyViolation(table),
      );
    }),
  ];
}

function asShopper(
  state: SupabaseState,
  request: Request,
  name: string,
  answer: (table: Table, userId: string | null) => Response,
): Response {
  if (name !== 'user_free_samples' && name !== 'saved_addresses') {
    return restError(404, 'PGRST205', `Could not find the table 'public.${name}'`);
  }
  const role = roleOf(state, request);
  if (!role) return jwtExpired();
  return role.name === 'authenticated'
    ? answer(name, role.userId)
    : permissionDenied(role, `table ${name}`);
}

function readRows(state: SupabaseState, table: Table, userId: string | null, request: Request) {
  const asked = new URL(request.url).searchParams.get('user_id');
  if (!userId || (asked && asked !== `eq.${userId}`)) return [];
  const id = state.freeSamples.get(userId);
  if (table === 'user_free_samples') return id ? [{id}] : [];
  const address = state.addresses.get(userId);
  return address ? [address] : [];
}

function insert(state: SupabaseState, table: Table, row: AddressRow): Response {
  const created = new HttpResponse(null, {status: 201});
  if (table === 'saved_addresses') {
    state.addresses.set(row.user_id, row);
    return created;
  }
  if (state.freeSamples.has(row.user_id)) {
    const message = `duplicate key value violates unique constraint "${table}_user_id_key"`;
    return restError(409, '23505', message, `Key (user_id)=(${row.user_id}) already exists.`);
  }
  state.freeSamples.set(row.user_id, crypto.randomUUID());
  return created;
}
