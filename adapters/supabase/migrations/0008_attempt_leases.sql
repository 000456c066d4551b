-- A claim gives a lease of its own, so that a late worker frees and changes nobody else's attempt.
alter table public.order_attempts add column lease text;
create index order_attempts_created_at on public.order_attempts (created_at) where step <> 'finished';

create or replace function private.attempt_json(attempt public.order_attempts) returns jsonb
language sql stable set search_path = ''
as $$
  select jsonb_build_object(
    'key', attempt.key, 'step', attempt.step, 'orderId', attempt.order_id,
    'chargeId', attempt.charge_id, 'answer', attempt.answer,
    'createdAt', to_char(attempt.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'updatedAt', to_char(attempt.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  )
$$;

-- Nothing came of it yet: it may be for any body.
create function private.is_untouched(attempt public.order_attempts) returns boolean
language sql immutable set search_path = ''
as $$ select attempt.step = 'claimed' and attempt.order_id is null $$;

-- Whoever shows no lease may only write where no live one stands.
create function private.may_write(attempt public.order_attempts, p_lease text) returns boolean
language sql volatile set search_path = ''
as $$
  select case when p_lease = '' then coalesce(attempt.lease_until, '-infinity') <= clock_timestamp()
    else attempt.lease = p_lease end
$$;

create or replace function public.claim_order_attempt(p_key text, p_body_hash text, p_lease_ms integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  attempt public.order_attempts;
  is_other boolean;
begin
  insert into public.order_attempts (key, body_hash) values (p_key, p_body_hash)
    on conflict (key) do nothing;
  select * into strict attempt from public.order_attempts where key = p_key for update;
  is_other := coalesce(attempt.body_hash <> p_body_hash, false);
  if attempt.step = 'finished' then
    return jsonb_build_object('status', 'finished', 'isOtherBody', is_other,
                              'attempt', private.attempt_json(attempt));
  elsif attempt.lease_until > clock_timestamp() then
    return jsonb_build_object('status', 'busy');
  end if;
  update public.order_attempts a
    set body_hash = case when is_other and not private.is_untouched(attempt) then a.body_hash else p_body_hash end,
        lease = gen_random_uuid()::text, updated_at = now(),
        lease_until = clock_timestamp() + p_lease_ms * interval '1 millisecond'
    where key = p_key returning * into attempt;
  return jsonb_build_object('status', 'yours', 'lease', attempt.lease, 'isOtherBody', is_other,
                            'attempt', private.attempt_json(attempt));
end
$$;

-- A finished attempt is never changed: its answer was given.
drop function public.record_order_attempt(text, jsonb);
create function public.record_order_attempt(p_key text, p_lease text, p_progress jsonb) returns boolean
language plpgsql security definer set search_path = ''
as $$
declare
  attempt public.order_attempts;
begin
  select * into attempt from public.order_attempts where key = p_key for update;
  if not found then
    raise exception 'There is no such attempt to order' using errcode = 'no_data_found';
  elsif attempt.step = 'finished' then
    return attempt.lease is not distinct from p_lease;
  elsif not coalesce(private.may_write(attempt, p_lease), false) then
    return false;
  end if;
  update public.order_attempts a set
    step = coalesce(p_progress ->> 'step', a.step),
    order_id = case when p_progress ? 'orderId' then (p_progress ->> 'orderId')::bigint else a.order_id end,
    charge_id = case when p_progress ? 'chargeId' then p_progress ->> 'chargeId' else a.charge_id end,
    answer = case when p_progress ? 'answer' then nullif(p_progress -> 'answer', 'null') else a.answer end,
    body_hash = coalesce(p_progress ->> 'bodyHash', a.body_hash),
    lease = p_lease,
    lease_until = case when p_progress ->> 'step' = 'finished' then null else a.lease_until end,
    updated_at = now()
  where a.key = p_key;
  return true;
end
$$;

drop function public.release_order_attempt(text);
create function public.release_order_attempt(p_key text, p_lease text) returns boolean
language sql security definer set search_path = ''
as $$
  with freed as (
    update public.order_attempts a
      set lease = null, lease_until = null, updated_at = now(),
          body_hash = case when private.is_untouched(a) then null else a.body_hash end
      where a.key = p_key and a.step <> 'finished' and a.lease = p_lease returning 1
  )
  select exists (select 1 from freed)
$$;

-- Also one that ran out, while nobody else took the attempt.
create function public.renew_order_attempt(p_key text, p_lease text, p_lease_ms integer) returns boolean
language sql security definer set search_path = ''
as $$
  with renewed as (
    update public.order_attempts a
      set lease_until = clock_timestamp() + p_lease_ms * interval '1 millisecond', updated_at = now()
      where a.key = p_key and a.step <> 'finished' and a.lease = p_lease returning 1
  )
  select exists (select 1 from renewed)
$$;

create function public.list_unfinished_attempts(p_since_hours integer, p_limit integer) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(private.attempt_json(a) order by a.created_at), '[]')
  from (
    select * from public.order_attempts
    where step <> 'finished' and created_at >= now() - p_since_hours * interval '1 hour'
      and coalesce(lease_until, '-infinity') <= clock_timestamp()
    order by created_at limit p_limit
  ) a
$$;

revoke all on function
  private.is_untouched(public.order_attempts),
  private.may_write(public.order_attempts, text),
  public.record_order_attempt(text, text, jsonb),
  public.release_order_attempt(text, text),
  public.renew_order_attempt(text, text, integer),
  public.list_unfinished_attempts(integer, integer)
from public, anon, authenticated;
grant execute on function
  public.record_order_attempt(text, text, jsonb),
  public.release_order_attempt(text, text),
  public.renew_order_attempt(text, text, integer),
  public.list_unfinished_attempts(integer, integer)
to service_role;
