-- Deletes what no longer means anything. Run it once a day (Supabase: pg_cron).
create function public.delete_expired_rows() returns void
language sql security definer set search_path = ''
as $$
  delete from public.order_attempts where updated_at < now() - interval '90 days';
  delete from public.rate_limits where ends_at < now();
  delete from public.stock_reservations where ends_at < now();
$$;

revoke all on function public.delete_expired_rows() from public, anon, authenticated;
grant execute on function public.delete_expired_rows() to service_role;
