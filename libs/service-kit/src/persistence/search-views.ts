/**
 * Under row-level security the planner uses an index only for conditions whose functions are marked leakproof, and that LIKE and the
 * overlap of arrays are: only a superuser may mark them. So a search reads the view of its table that has the rows of the transaction's
 * practice. The view names the practice itself, and its owner, as whom it reads, is bound by no policy: its conditions may use any
 * index.
 */

/** Runs a statement; resolves with its rows. */
export type Ask = (sql: string, params?: unknown[]) => Promise<unknown>;

/** The role that owns the views of a service; nobody logs in as it. */
export function searchRole(service: string): string {
  return `quillcare_${service}_search`;
}

/** The view of a table (`schema.table`) with the rows of the transaction's practice, under the name of the table. */
export function ofPractice(table: string): string {
  const [schema = '', name = ''] = table.split('.');
  return `${schema}.${name.replaceAll('"', '')}_of_practice ${name}`;
}

const OWN = `organisation_id = (select nullif(current_setting('app.organisation_id', true), '')::uuid)`;

/** The tables of practices with a search, and whether their view has all of their columns. */
const SEARCHED = `
  with columns as (
    select c.oid, c.relname, c.relkind,
           string_agg(format('%s %s', a.attname, format_type(a.atttypid, a.atttypmod)), ',' order by a.attnum) as list
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = $1::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition
     group by c.oid
  )
  select t.relname as name, coalesce(v.list = t.list, false) as "isCurrent", v.oid is not null as "hasView",
         exists (select from pg_policy where polrelid = t.oid and polname = 'search_of_practice') as "hasPolicy"
    from columns t left join columns v on v.relname = t.relname || '_of_practice' and v.relkind = 'v'
   where t.relkind <> 'v' and (',' || t.list) like '%,search_key %' and (',' || t.list) like '%,organisation_id %'
   order by 1`;

interface Searched {
  name: string;
  isCurrent: boolean;
  hasView: boolean;
  hasPolicy: boolean;
}

/** Makes the views of a service that are missing or lack a column, in the caller's transaction. */
export async function makeSearchViews(service: string, ask: Ask): Promise<void> {
  const role = searchRole(service);
  const tables = (await ask(SEARCHED, [service])) as Searched[];
  await ask(`grant usage, create on schema ${service} to ${role}`);
  for (const table of tables) await makeView(service, role, table, ask);
  await ask(`revoke create on schema ${service} from ${role}`);
}

async function makeView(service: string, role: string, table: Searched, ask: Ask): Promise<void> {
  const name = `${service}."${table.name}"`;
  const view = `${service}."${table.name}_of_practice"`;
  if (!table.hasPolicy) {
    await ask(`create policy search_of_practice on ${name} for select to ${role} using (true)`);
    await ask(`grant select on ${name} to ${role}`);
  }
  if (table.isCurrent) return;
  if (table.hasView) await ask(`drop view ${view}`);
  await ask(`create view ${view} as select * from ${name} where ${OWN}`);
  await ask(`alter view ${view} owner to ${role}`);
}

/** Removes the views of a service, for a migration that changes or drops a column of theirs; they are made again after it. */
export async function dropSearchViews(service: string, ask: Ask): Promise<void> {
  const tables = (await ask(SEARCHED, [service])) as Searched[];
  for (const { name, hasView } of tables)
    if (hasView) await ask(`drop view ${service}."${name}_of_practice"`);
}
