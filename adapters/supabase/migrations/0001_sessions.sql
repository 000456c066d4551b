-- Functions for row policies. The schema is not offered over HTTP.
create schema private;
grant usage on schema private to authenticated;

-- An access token stays valid by its signature until it ends; a shopper who signed out expects more.
create function private.has_live_session() returns boolean
language sql stable security definer set search_path = ''
as $$
  select exists (
    select 1 from auth.sessions
    where id = (auth.jwt() ->> 'session_id')::uuid
      and user_id = auth.uid()
      and (not_after is null or not_after > now())
  )
$$;

revoke all on function private.has_live_session() from public;
grant execute on function private.has_live_session() to authenticated;
