-- The wish list of an account: ids of products as the storefront names them, the newest in the highest place.
-- It is reached by the functions below alone; who asks is read from the token.
create table public.wishes (
  user_id uuid not null references auth.users (id) on delete cascade,
  product_id text not null check (product_id ~ '^[a-z0-9-]{1,100}$'),
  place bigint generated always as identity,
  primary key (user_id, product_id)
);

alter table public.wishes enable row level security;
revoke all on public.wishes from anon, authenticated;
grant all on public.wishes to service_role;

create function public.list_my_wishes() returns jsonb
language sql stable security definer set search_path = ''
as $$
  select coalesce(jsonb_agg(product_id order by place desc), '[]')
  from public.wishes
  where user_id = auth.uid() and private.has_live_session()
$$;

-- What is on the list keeps its place; of more than 100 the oldest make room.
create function public.change_my_wishes(p_add jsonb, p_remove jsonb) returns jsonb
language plpgsql security definer set search_path = ''
as $$
begin
  if not private.has_live_session() then
    raise insufficient_privilege using message = 'the session is over';
  end if;
  if jsonb_array_length(p_add) > 100 or jsonb_array_length(p_remove) > 100 then
    raise invalid_parameter_value using message = 'too many products';
  end if;
  insert into public.wishes (user_id, product_id)
    select auth.uid(), added.id from jsonb_array_elements_text(p_add) with ordinality as added (id, turn)
    where not p_remove ? added.id
    group by added.id
    order by min(added.turn) desc
    on conflict do nothing;
  delete from public.wishes where user_id = auth.uid() and p_remove ? product_id;
  delete from public.wishes where user_id = auth.uid() and place not in (
    select place from public.wishes where user_id = auth.uid() order by place desc limit 100
  );
  return public.list_my_wishes();
end
$$;

revoke all on function public.list_my_wishes() from public, anon, authenticated;
revoke all on function public.change_my_wishes(jsonb, jsonb) from public, anon, authenticated;
grant execute on function public.list_my_wishes() to authenticated;
grant execute on function public.change_my_wishes(jsonb, jsonb) to authenticated;
