-- Stemmed English without accents, for matching.
create text search configuration prompt_search (copy = pg_catalog.english);
--> statement-breakpoint
alter text search configuration prompt_search
  alter mapping for hword, hword_part, word with unaccent, english_stem;
--> statement-breakpoint
-- The same words as people write them, for suggesting a spelling.
create text search configuration prompt_words (copy = pg_catalog.simple);
--> statement-breakpoint
alter text search configuration prompt_words
  alter mapping for hword, hword_part, word with unaccent, simple;
--> statement-breakpoint
-- The functions below feed generated columns. They never fail, whatever the JSON holds: a record that
-- came from an outside table must be storable even where its fields are not what we expect.
create function record_word(fields jsonb, name text) returns text
  language sql immutable parallel safe
  return nullif(btrim(left(case jsonb_typeof(fields -> name) when 'string' then fields ->> name when 'number' then fields ->> name end, 300)), '');
--> statement-breakpoint
create function record_number(fields jsonb, name text) returns numeric
  language sql immutable parallel safe
  return case
    when jsonb_typeof(fields -> name) = 'number' and length(fields ->> name) < 40
      and abs((fields ->> name)::numeric) < 1e15 then round((fields ->> name)::numeric, 6)
    when jsonb_typeof(fields -> name) = 'string' and fields ->> name ~ '^\s*-?\d{1,14}(\.\d{1,6})?\s*$'
      then (fields ->> name)::numeric
  end;
--> statement-breakpoint
-- A field as text, the way Airtable shows it inside a formula: lists are joined by commas.
create function record_text(fields jsonb, name text) returns text
  language sql immutable parallel safe
  return case jsonb_typeof(fields -> name)
    when 'array' then (
      select string_agg(case jsonb_typeof(item) when 'object' then coalesce(item ->> 'filename', item ->> 'url') else item #>> '{}' end, ', ')
      from jsonb_array_elements(fields -> name) as item
    )
    when 'object' then null
    else fields ->> name
  end;
--> statement-breakpoint
create function record_date(value text) returns timestamptz
  language plpgsql stable parallel safe as $$
begin
  if value ~ '^\d{4}-\d{2}-\d{2}' then return value::timestamptz; end if;
  return null;
exception when data_exception then
  return null;
end $$;
--> statement-breakpoint
create function record_count(fields jsonb, name text) returns integer
  language sql immutable parallel safe
  return least(greatest(coalesce(floor(record_number(fields, name)), 0), 0), 1000000000)::integer;
--> statement-breakpoint
create function record_price(fields jsonb) returns numeric
  language sql immutable parallel safe
  return round(least(greatest(coalesce(record_number(fields, 'Price'), 0), 0), 9999999), 2);
--> statement-breakpoint
create function record_price_band(fields jsonb) returns text
  language sql immutable parallel safe
  return case
    when record_price(fields) = 0 then 'free'
    when record_price(fields) <= 5 then '1-5'
    when record_price(fields) <= 15 then '5-15'
    else '15+'
  end;
--> statement-breakpoint
create function record_rating(fields jsonb, rating_sum integer, rating_count integer) returns numeric
  language sql immutable parallel safe
  return case
    when rating_count > 0 then round(rating_sum::numeric / rating_count, 2)
    else round(least(greatest(coalesce(record_number(fields, 'Rating'), 0), 0), 5), 2)
  end;
--> statement-breakpoint
create function record_title(fields jsonb) returns text
  language sql immutable parallel safe
  return coalesce(record_word(fields, 'Title'), record_word(fields, 'Name'), record_word(fields, 'Prompt Name'));
--> statement-breakpoint
create function record_status(table_name text, fields jsonb) returns text
  language sql immutable parallel safe
  return coalesce(record_word(fields, 'Status'), case when table_name = 'User Submission' then 'Draft' else 'Live' end);
--> statement-breakpoint
-- Kept in step with source-tables.ts by a test.
create function record_shelf(table_name text, fields jsonb) returns text
  language sql immutable parallel safe
  return case
    when record_status(table_name, fields) not in ('Live', 'Published') then null
    when record_title(fields) is null and fields #> '{Image,0,url}' is null then null
    when table_name = 'Helpful Links' and record_word(fields, 'Link') is null then null
    when table_name = 'User Submission' and record_word(fields, 'Product Type') is not null then 'store'
    when table_name in (
      'User Submission', 'Template Prompt', 'AI Prompt Heaven', 'Smart AI Prompt', 'Creative AI Prompt Library',
      'Helpful Links', 'Prompt AI', 'Midjourney', 'Freepik', 'Artistly', 'Leonardo', 'Ideogram', 'Recraft',
      'Kittl', 'DALLE'
    ) then 'market'
    when table_name in ('Canva', 'Piclumen', 'Only Prompt') then 'library'
  end;
--> statement-breakpoint
create function record_platform(table_name text, fields jsonb) returns text
  language sql immutable parallel safe
  return coalesce(
    left(record_word(fields, 'Image Generator'), 60),
    case when table_name in (
      'Midjourney', 'Freepik', 'Artistly', 'Leonardo', 'Ideogram', 'Recraft', 'Kittl', 'DALLE', 'Canva', 'Piclumen'
    ) then table_name end
  );
--> statement-breakpoint
create function record_tags(fields jsonb) returns text[]
  language sql immutable parallel safe
  return (
    select coalesce(array_agg(distinct left(lower(btrim(tag)), 60)) filter (where btrim(tag) <> ''), '{}')
    from (
      select jsonb_array_elements_text(case when jsonb_typeof(fields -> 'Tags') = 'array' then fields -> 'Tags' else '[]' end) as tag
      union all
      select string_to_table(case when jsonb_typeof(fields -> 'Tags') = 'string' then fields ->> 'Tags' end, ',')
      limit 50
    ) as listed
  );
--> statement-breakpoint
create function record_handle(fields jsonb) returns text
  language sql immutable parallel safe
  return nullif(lower(regexp_replace(record_word(fields, 'Creator'), '\s', '', 'g')), '');
--> statement-breakpoint
-- Only what a visitor may read; the locked text is not in here.
create function record_search(table_name text, fields jsonb) returns tsvector
  language sql immutable parallel safe
  return setweight(to_tsvector('prompt_search'::regconfig, coalesce(record_title(fields), '')), 'A')
    || setweight(to_tsvector('prompt_search'::regconfig, left(coalesce(record_tags(fields)::text, ''), 2000)), 'B')
    || setweight(to_tsvector('prompt_search'::regconfig, concat_ws(' ', record_platform(table_name, fields),
         record_word(fields, 'Category'), record_word(fields, 'Pack'), record_word(fields, 'Creator'), table_name)), 'C')
    || setweight(to_tsvector('prompt_search'::regconfig, left(coalesce(fields ->> 'Description', ''), 4000)), 'D');
