-- Scarce things held for attempts to order, first come first served. Only the shop's servers see them.
create table public.stock_reservations (
  -- The place in the queue: given when the attempt first held the key.
  place bigint generated always as identity primary key,
  attempt_key text not null check (length(attempt_key) between 1 and 200),
  product_key text not null check (length(product_key) between 1 and 200),
  quantity integer not null check (quantity > 0),
  ends_at timestamptz not null,
  unique (product_key, attempt_key)
);

alter table public.stock_reservations enable row level security;
revoke all on public.stock_reservations from anon, authenticated;
grant all on public.stock_reservations to service_role;
create index stock_reservations_attempt on public.stock_reservations (attempt_key);
create index stock_reservations_ends_at on public.stock_reservations (ends_at);

create function public.reserve_stock(p_attempt_key text, p_claims jsonb, p_ttl_ms bigint) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  claimed_key text;
  shortages jsonb;
begin
  -- First the attempt, then its keys in order: two calls never wait for each other in a circle.
  perform pg_advisory_xact_lock(hashtextextended('attempt:' || p_attempt_key, 0));
  for claimed_key in select distinct c ->> 'productKey' from jsonb_array_elements(p_claims) c order by 1 loop
    perform pg_advisory_xact_lock(hashtextextended('stock:' || claimed_key, 0));
  end loop;

  delete from public.stock_reservations r
    where (r.attempt_key = p_attempt_key
           and r.product_key not in (select c ->> 'productKey' from jsonb_array_elements(p_claims) c))
       or (r.ends_at <= clock_timestamp()
           and r.product_key in (select c ->> 'productKey' from jsonb_array_elements(p_claims) c));

  insert into public.stock_reservations as r (attempt_key, product_key, quantity, ends_at)
    select p_attempt_key, c ->> 'productKey', sum((c ->> 'quantity')::integer),
           clock_timestamp() + p_ttl_ms * interval '1 millisecond'
    from jsonb_array_elements(p_claims) c group by c ->> 'productKey' order by c ->> 'productKey'
    on conflict (product_key, attempt_key) do update
      set quantity = excluded.quantity, ends_at = excluded.ends_at;

  select jsonb_agg(jsonb_build_object('productKey', counted.product_key, 'left', greatest(0, counted.left_over))
                   order by counted.product_key)
    into shortages
    from (
      select mine.product_key, mine.quantity, asked.available - (
        select coalesce(sum(earlier.quantity), 0) from public.stock_reservations earlier
        where earlier.product_key = mine.product_key and earlier.place < mine.place
      ) as left_over
      from public.stock_reservations mine
      join (
        select c ->> 'productKey' as product_key, min((c ->> 'available')::integer) as available
        from jsonb_array_elements(p_claims) c group by 1
      ) asked on asked.product_key = mine.product_key
      where mine.attempt_key = p_attempt_key
    ) counted
    where counted.quantity > counted.left_over;

  if shortages is null then
    return jsonb_build_object('status', 'reserved');
  end if;
  delete from public.stock_reservations where attempt_key = p_attempt_key;
  return jsonb_build_object('status', 'short', 'shortages', shortages);
end
$$;

create function public.release_stock(p_attempt_key text) returns void
language sql security definer set search_path = ''
as $$
  delete from public.stock_reservations where attempt_key = p_attempt_key
$$;

revoke all on function public.reserve_stock(text, jsonb, bigint), public.release_stock(text)
  from public, anon, authenticated;
grant execute on function public.reserve_stock(text, jsonb, bigint), public.release_stock(text) to service_role;
