-- Search: trigrams for misspelt words, accents folded; e-mail addresses compared without case.
create extension if not exists pg_trgm;
--> statement-breakpoint
create extension if not exists unaccent;
--> statement-breakpoint
create extension if not exists citext;
