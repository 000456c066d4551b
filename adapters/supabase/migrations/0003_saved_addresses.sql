-- The shipping address a shopper asked the shop to remember.
create table public.saved_addresses (
  user_id uuid primary key default auth.uid() references auth.users (id) on delete cascade,
  first_name text not null check (length(first_name) <= 100),
  last_name text not null check (length(last_name) <= 100),
  phone text not null check (length(phone) <= 40),
  address_1 text not null check (length(address_1) <= 200),
  address_2 text not null check (length(address_2) <= 200),
  city text not null check (length(city) <= 100),
  state text not null check (length(state) <= 100),
  zip_code text not null check (length(zip_code) <= 20),
  country text not null check (length(country) = 2),
  created_at timestamptz not null default now()
);

alter table public.saved_addresses enable row level security;
revoke all on public.saved_addresses from anon, authenticated;
grant select, insert, update, delete on public.saved_addresses to authenticated;
grant all on public.saved_addresses to service_role;

create policy "A shopper keeps his own address" on public.saved_addresses
  for all to authenticated
  using (user_id = (select auth.uid()) and (select private.has_live_session()))
  with check (user_id = (select auth.uid()) and (select private.has_live_session()));
