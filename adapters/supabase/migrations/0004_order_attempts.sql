-- Attempts to order, so that one checkout makes one order. Only the shop's servers see them.
create table public.order_attempts (
  key text primary key check (length(key) between 1 and 200),
  -- Null after a refusal: the next body to come is taken.
  body_hash text,
  step text not null default 'claimed' check (step in ('claimed', 'created', 'charged', 'finished')),
  order_id bigint,
  charge_id text,
  answer jsonb,
  lease_until timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.order_attempts enable row level security;
revoke all on public.order_attempts from anon, authenticated;
grant all on public.order_attempts to service_role;
create index order_attempts_updated_at on public.order_attempts (updated_at);

create function private.attempt_json(attempt public.order_attempts) returns jsonb
language sql immutable set search_path = ''
as $$
  select jsonb_build_object(
    'key', attempt.key, 'step', attempt.step, 'orderId', attempt.order_id,
    'chargeId', attempt.charge_id, 'answer', attempt.answer
  )
$$;

create function public.claim_order_attempt(p_key text, p_body_hash text, p_lease_ms integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  attempt public.order_attempts;
begin
  insert into public.order_attempts (key, body_hash) values (p_key, p_body_hash)
    on conflict (key) do nothing;
  select * into strict attempt from public.order_attempts where key = p_key for update;
  if attempt.body_hash <> p_body_hash then
    return jsonb_build_object('status', 'conflict');
  elsif attempt.step = 'finished' then
    return jsonb_build_object('status', 'finished', 'attempt', private.attempt_json(attempt));
  elsif attempt.lease_until > clock_timestamp() then
    return jsonb_build_object('status', 'busy');
  end if;
  update public.order_attempts
    set body_hash = p_body_hash, updated_at = now(),
        lease_until = clock_timestamp() + p_lease_ms * interval '1 millisecond'
    where key = p_key;
  return jsonb_build_object('status', 'yours', 'attempt', private.attempt_json(attempt));
end
$$;

-- A finished attempt is never changed: its answer was given.
create function public.record_order_attempt(p_key text, p_progress jsonb) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  update public.order_attempts a set
    step = coalesce(p_progress ->> 'step', a.step),
    order_id = case when p_progress ? 'orderId' then (p_progress ->> 'orderId')::bigint else a.order_id end,
    charge_id = case when p_progress ? 'chargeId' then p_progress ->> 'chargeId' else a.charge_id end,
    answer = case when p_progress ? 'answer' then nullif(p_progress -> 'answer', 'null') else a.answer end,
    lease_until = case when p_progress ->> 'step' = 'finished' then null else a.lease_until end,
    updated_at = now()
  where a.key = p_key and a.step <> 'finished';
  if not exists (select 1 from public.order_attempts where key = p_key) then
    raise exception 'There is no such attempt to order' using errcode = 'no_data_found';
  end if;
end
$$;

create function public.release_order_attempt(p_key text) returns void
language sql security definer set search_path = ''
as $$
  update public.order_attempts set lease_until = null, body_hash = null, updated_at = now()
    where key = p_key and step <> 'finished'
$$;

create function public.find_order_attempt(p_key text) returns jsonb
language sql stable security definer set search_path = ''
as $$
  select private.attempt_json(a) from public.order_attempts a where a.key = p_key
$$;

revoke all on function
  private.attempt_json(public.order_attempts),
  public.claim_order_attempt(text, text, integer),
  public.record_order_attempt(text, jsonb),
  public.release_order_attempt(text),
  public.find_order_attempt(text)
from public, anon, authenticated;
grant execute on function
  public.claim_order_attempt(text, text, integer),
  public.record_order_attempt(text, jsonb),
  public.release_order_attempt(text),
  public.find_order_attempt(text)
to service_role;
