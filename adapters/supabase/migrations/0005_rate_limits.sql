-- Tries per bucket in a window that starts with the first try. Only the shop's servers count.
create table public.rate_limits (
  bucket text primary key check (length(bucket) between 1 and 200),
  hits integer not null,
  ends_at timestamptz not null
);

alter table public.rate_limits enable row level security;
revoke all on public.rate_limits from anon, authenticated;
grant all on public.rate_limits to service_role;
create index rate_limits_ends_at on public.rate_limits (ends_at);

create function public.hit_rate_limit(p_bucket text, p_limit integer, p_window_seconds integer) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  moment timestamptz := clock_timestamp();
  counted public.rate_limits;
begin
  insert into public.rate_limits as r (bucket, hits, ends_at)
    values (p_bucket, 1, moment + p_window_seconds * interval '1 second')
    on conflict (bucket) do update set
      hits = case when r.ends_at <= moment then 1 else least(r.hits, 1000000) + 1 end,
      ends_at = case when r.ends_at <= moment then excluded.ends_at else r.ends_at end
    returning * into counted;
  return jsonb_build_object(
    'isAllowed', counted.hits <= p_limit,
    'retryAfterSeconds', case when counted.hits <= p_limit then 0
      else greatest(1, ceil(extract(epoch from counted.ends_at - moment)))::integer end
  );
end
$$;

revoke all on function public.hit_rate_limit(text, integer, integer) from public, anon, authenticated;
grant execute on function public.hit_rate_limit(text, integer, integer) to service_role;
