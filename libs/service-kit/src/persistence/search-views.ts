/**
 * Under row-level security the planner only uses an index for conditions whose functions are marked leakproof. LIKE and array
 * overlap are not, and only a superuser could mark them. A search therefore reads a view of its table with the rows of the
 * transaction's practice. The view itself filters by the practice, and it reads as its owner, whom no policy restricts, so
 * conditions on it can use any index.
 */

/** Runs a statement; resolves with its rows. */
export type RunSql = (sql: string, params?: unknown[]) => Promise<unknown>;

/** Returns the role that owns a service's search views. It cannot log in. */
export function searchRole(service: string): string {
  return `quillcare_${service}_search`;
}

/** Returns the view of a table (`schema.table`) with the rows of the transaction's practice, aliased as the table. */
export function practiceView(table: string): string {
  const [schema = '', name = ''] = table.split('.');
  return `${schema}.${name.replaceAll('"', '')}_of_practice ${name}`;
}

const OWN = `organisation_id = (select nullif(current_setting('app.organisation_id', true), '')::uuid)`;

/** The tenant tables with a search key, and whether their view has all of their columns. */
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

interface SearchedColumns {
  name: string;
  isCurrent: boolean;
  hasView: boolean;
  hasPolicy: boolean;
}

/** Creates a service's search views that are missing or lack a column, in the caller's transaction. */
export async function createSearchViews(service: string, ask: RunSql): Promise<void> {
  const role = searchRole(service);
  const tables = (await ask(SEARCHED, [service])) as SearchedColumns[];
  await ask(`grant usage, create on schema ${service} to ${role}`);
  for (const table of tables) await createView(service, role, table, ask);
  await ask(`revoke create on schema ${service} from ${role}`);
}

async function createView(service: string, role: string, table: SearchedColumns, ask: RunSql): Promise<void> {
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

/** Drops a service's search views for a migration that changes or drops one of their columns; they are recreated afterwards. */
export async function dropSearchViews(service: string, ask: RunSql): Promise<void> {
  const tables = (await ask(SEARCHED, [service])) as SearchedColumns[];
  for (const { name, hasView } of tables)
    if (hasView) await ask(`drop view ${service}."${name}_of_practice"`);
}
