import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {PGlite, type Transaction} from '@electric-sql/pglite';

/** What a Supabase project brings along: its roles, its auth schema, and generous default grants. */
const project = `
  create role anon nologin;
  create role authenticated nologin;
  create role service_role nologin bypassrls;
  create schema auth;
  grant usage on schema auth, public to anon, authenticated, service_role;
  create table auth.users (id uuid primary key);
  create table auth.sessions (
    id uuid primary key,
    user_id uuid not null references auth.users (id) on delete cascade,
    created_at timestamptz default now(),
    not_after timestamptz,
    user_agent text,
    ip inet
  );
  create function auth.jwt() returns jsonb language sql stable as
    $$ select coalesce(nullif(current_setting('request.jwt.claims', true), ''), '{}')::jsonb $$;
  create function auth.uid() returns uuid language sql stable as
    $$ select (auth.jwt() ->> 'sub')::uuid $$;
  alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges in schema public grant execute on functions to anon, authenticated, service_role;
`;

const folder = path.resolve(import.meta.dirname, '../../adapters/supabase/migrations');

/** A busy machine takes its time to start a database. */
export const databaseStartMs = 120_000;

let opened: Promise<PGlite> | undefined;

/** A PostgreSQL with the shop's migrations, as a new Supabase project would have them. The test files share one. */
export function openAccountsDatabase(): Promise<PGlite> {
  return (opened ??= migrate());
}

async function migrate(): Promise<PGlite> {
  const database = await PGlite.create();
  await database.exec(project);
  for (const file of readdirSync(folder).toSorted()) {
    if (file.endsWith('.sql')) await database.exec(readFileSync(path.join(folder, file), 'utf8'));
  }
  return database;
}

export interface SignedIn {
  sub: string;
  session_id: string;
}

/** A user with a session, as the claims of his access token. */
export async function signInAtDatabase(database: PGlite): Promise<SignedIn> {
  const claims = {sub: crypto.randomUUID(), session_id: crypto.randomUUID()};
  await database.query('insert into auth.users (id) values ($1)', [claims.sub]);
  await database.query('insert into auth.sessions (id, user_id) values ($1, $2)', [
    claims.session_id,
    claims.sub,
  ]);
  return claims;
}

export type DatabaseRole = 'anon' | 'authenticated' | 'service_role';

/** Runs statements as PostgREST does: in a transaction, as a role, with the token's claims set. */
export function asRole<Value>(
  database: PGlite,
  role: DatabaseRole,
  claims: SignedIn | null,
  run: (transaction: Transaction) => Promise<Value>,
): Promise<Value> {
  return database.transaction(async (transaction) => {
    await transaction.query(`select set_config('request.jwt.claims', $1, true)`, [
      JSON.stringify(claims ?? {}),
    ]);
    await transaction.exec(`set local role ${role}`);
    return run(transaction);
  });
}
