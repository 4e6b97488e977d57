-- The ledger may only grow. Entries leave with their account, never alone.
create function refuse_ledger_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select 1 from users where id = old.user_id) then
    return old;
  end if;
  raise exception 'credit_entries is append-only';
end
$$;
--> statement-breakpoint
create trigger credit_entries_append_only before update or delete on credit_entries
  for each row execute function refuse_ledger_change();
