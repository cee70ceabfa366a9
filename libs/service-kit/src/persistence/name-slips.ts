import type { QueryRunner } from 'typeorm';

/**
 * Creates the function behind the generated column `name_slips` of a table with a `sort_name` ("last name, tab, first name",
 * folded). It is in SQL so that the column follows the name whoever writes it. The keys of a word are those of `slipKeys`. Names
 * of several words (Van der Merwe, Jean-Luc) and the full name (王小明) are also keyed as one word.
 */
export async function createNameSlips(runner: QueryRunner, schema: string): Promise<void> {
  await runner.query(`create function ${schema}.name_slips(sort_name text) returns text[]
    language sql immutable parallel safe as $$
      with part (at, name) as (
        select at, regexp_replace(name, '[ -]+', '', 'g') from unnest(string_to_array(sort_name, E'\\t')) with ordinality as p (name, at)
      ), word (name) as (
        select name from part union select regexp_split_to_table(sort_name, '[ \\t-]+')
      )
      select coalesce(array_agg(distinct key), '{}') from (
        select name as key from word
        union all select left(name, at - 1) || substr(name, at + 1) from word, generate_series(1, length(name)) at
          where length(name) >= 4
        union all select string_agg(name, '' order by at) from part
        union all select string_agg(name, '' order by at desc) from part
      ) keys where key <> ''
    $$`);
}
