-- An account's own sessions, for its owner to see and to end. Who asks is read from the token alone; the
-- policies' rule holds here as well: a token whose session has ended sees nothing and ends nothing.
create function public.list_my_sessions() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', id,
    'createdAt', created_at,
    'userAgent', user_agent,
    'ip', host(ip),
    'isThis', id = (auth.jwt() ->> 'session_id')::uuid
  ) order by created_at desc), '[]')
  from auth.sessions
  where user_id = auth.uid()
    and (not_after is null or not_after > now())
    and private.has_live_session()
$$;

create function public.end_my_session(p_id text) returns void
language sql security definer set search_path = ''
as $$
  delete from auth.sessions
  where id::text = p_id and user_id = auth.uid() and private.has_live_session()
$$;

revoke all on function public.list_my_sessions() from public, anon, authenticated;
revoke all on function public.end_my_session(text) from public, anon, authenticated;
grant execute on function public.list_my_sessions() to authenticated;
grant execute on function public.end_my_session(text) to authenticated;
