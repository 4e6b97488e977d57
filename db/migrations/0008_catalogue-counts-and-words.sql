-- Adds to the counts of every shelf. Sorted by key, so that two writers never wait for each other crosswise.
create function add_record_counts(changes record_counts[]) returns void
  language sql
  begin atomic
    insert into record_counts as kept (shelf, table_name, product_type, pack, platform, price_band, count)
      select shelf, table_name, product_type, pack, platform, price_band, sum(count)::integer
      from unnest(changes)
      group by 1, 2, 3, 4, 5, 6
      having sum(count) <> 0
      order by 1, 2, 3, 4, 5, 6
      on conflict (shelf, table_name, product_type, pack, platform, price_band)
      do update set count = kept.count + excluded.count;
  end;
--> statement-breakpoint
create function record_cell(r records, count integer) returns record_counts
  language sql immutable
  return row(r.shelf, r.table_name, coalesce(r.product_type, ''), coalesce(r.pack, ''), coalesce(r.platform, ''), r.price_band, count)::record_counts;
--> statement-breakpoint
create function note_search_words(texts text[]) returns void
  language sql
  begin atomic
    insert into search_words (word, lexeme)
      select word, lexeme
      from (
        select distinct unnest(tsvector_to_array(to_tsvector('prompt_words'::regconfig, each))) as word
        from unnest(texts) as each
      ) as found, lateral (select (ts_lexize('english_stem'::regdictionary, word))[1] as lexeme) as stem
      where word ~ '^[[:alpha:]]{3,30}$' and lexeme is not null
      order by word
      on conflict (word) do nothing;
  end;
--> statement-breakpoint
create function record_open_text(r records) returns text
  language sql stable
  return concat_ws(' ', r.title, r.tags::text, r.platform, r.category, r.pack, r.fields ->> 'Creator', left(r.fields ->> 'Description', 4000));
--> statement-breakpoint
create function count_inserted_records() returns trigger language plpgsql as $$
begin
  perform add_record_counts(array_agg(cell)) from (
    select row(shelf, table_name, coalesce(product_type, ''), coalesce(pack, ''), coalesce(platform, ''), price_band, count(*))::record_counts as cell
    from changed where shelf is not null
    group by shelf, table_name, coalesce(product_type, ''), coalesce(pack, ''), coalesce(platform, ''), price_band
  ) as cells;
  perform note_search_words(array_agg(record_open_text(changed))) from changed where shelf is not null;
  return null;
end $$;
--> statement-breakpoint
create function count_deleted_records() returns trigger language plpgsql as $$
begin
  perform add_record_counts(array_agg(record_cell(changed, -1))) from changed where shelf is not null;
  return null;
end $$;
--> statement-breakpoint
create function count_updated_record() returns trigger language plpgsql as $$
begin
  if old.shelf is not null then perform add_record_counts(array[record_cell(old, -1)]); end if;
  if new.shelf is not null then
    perform add_record_counts(array[record_cell(new, 1)]);
    perform note_search_words(array[record_open_text(new)]);
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger records_inserted after insert on records
  referencing new table as changed for each statement execute function count_inserted_records();
--> statement-breakpoint
create trigger records_deleted after delete on records
  referencing old table as changed for each statement execute function count_deleted_records();
--> statement-breakpoint
-- Counting unlocks and ratings must stay cheap: this fires only where a word or a filter changed.
create trigger records_updated after update on records for each row
  when (
    old.shelf is distinct from new.shelf or old.table_name <> new.table_name or old.search <> new.search
    or old.product_type is distinct from new.product_type or old.pack is distinct from new.pack
    or old.platform is distinct from new.platform or old.price_band <> new.price_band
  )
  execute function count_updated_record();
--> statement-breakpoint
-- Words to search for instead of one that no record contains. The wide net is sifted by the caller.
create function similar_words(asked text) returns table (word text, is_completion boolean)
  language sql stable set pg_trgm.similarity_threshold = 0.2 as $$
    (select word, true from search_words where word like asked || '%' order by length(word), word limit 8)
    union all
    (select word, false from search_words where word % asked order by similarity(word, asked) desc, word limit 30)
  $$;
