-- The free sample: one per customer. A shopper reads and claims only his own and cannot take it back.
create table public.user_free_samples (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);

alter table public.user_free_samples enable row level security;
revoke all on public.user_free_samples from anon, authenticated;
grant select, insert (user_id) on public.user_free_samples to authenticated;
grant all on public.user_free_samples to service_role;

create policy "A shopper sees his own claim" on public.user_free_samples
  for select to authenticated
  using (user_id = (select auth.uid()) and (select private.has_live_session()));

create policy "A shopper claims for himself" on public.user_free_samples
  for insert to authenticated
  with check (user_id = (select auth.uid()) and (select private.has_live_session()));
