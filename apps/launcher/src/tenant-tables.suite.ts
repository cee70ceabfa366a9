import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { SERVICES, type ServiceName } from '@quillcare/contracts';
import { serviceDatabaseUrl } from '@quillcare/service-kit';
import { createTestDatabase, testUrls, type TestDatabase } from '@quillcare/testing';
import { Client, escapeIdentifier, escapeLiteral } from 'pg';

export interface CatalogueTable {
  schema: ServiceName;
  /** `schema.table`, quoted. */
  name: string;
  hasOrganisation: boolean;
  isEnabled: boolean;
  isForced: boolean;
  /** Number of policies that apply to all commands and all roles. */
  policies: number;
  partialPolicies: number;
}

interface CatalogueColumn {
  name: string;
  type: string;
}

interface Checksum {
  name: string;
  rows: number;
  hash: string;
}

/** Values in the form PostgreSQL accepts as quoted literals. */
export type Row = Record<string, string>;

/** A separate database with the whole product's schema, accessed as its owner and with the services' roles. */
export class TenantTables {
  /** One connection per login, because connecting takes longer than the statements under test. */
  private readonly logins = new Map<string, Client>();

  private constructor(
    private readonly database: TestDatabase,
    readonly owner: Client,
  ) {}

  static async open(): Promise<TenantTables> {
    const database = await createTestDatabase();
    const owner = new Client({ connectionString: database.url });
    await owner.connect();
    // The policies also apply to an owner that is not a superuser.
    await owner.query(
      `select set_config('app.platform_scope', 'a test inserts rows for any organisation', false)`,
    );
    return new TenantTables(database, owner);
  }

  async close(): Promise<void> {
    await Promise.all([this.owner, ...this.logins.values()].map((client) => client.end()));
    await this.database.drop();
  }

  /** Lists every table of every service, including partitioned ones. */
  async list(): Promise<CatalogueTable[]> {
    const { rows } = await this.owner.query<CatalogueTable>(
      `select n.nspname as schema, format('%I.%I', n.nspname, c.relname) as name,
         exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'organisation_id' and not a.attisdropped) as "hasOrganisation",
         c.relrowsecurity as "isEnabled", c.relforcerowsecurity as "isForced",
         (select count(*)::int from pg_policy p where p.polrelid = c.oid and p.polcmd = '*' and p.polroles = '{0}') as policies,
         (select count(*)::int from pg_policy p where p.polrelid = c.oid and not (p.polcmd = '*' and p.polroles = '{0}')
           and p.polname not in ('platform_scope', 'search_of_practice')) as "partialPolicies"
       from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind in ('r', 'p') and n.nspname = any($1) order by 2`,
      [[...SERVICES]],
    );
    return rows;
  }

  /** Lists the views of all services that searches read. */
  async views(): Promise<{ schema: ServiceName; name: string; table: string }[]> {
    const { rows } = await this.owner.query<{ schema: ServiceName; name: string; table: string }>(
      `select schemaname as schema, format('%I.%I', schemaname, viewname) as name,
              format('%I.%I', schemaname, regexp_replace(viewname, '_of_practice$', '')) as table
         from pg_views where schemaname = any($1) order by 2`,
      [[...SERVICES]],
    );
    return rows;
  }

  /** Lists the roles whose own policy lets them see rows of all practices, with the members of each. */
  async searchMembers(): Promise<string[]> {
    const { rows } = await this.owner.query<{ name: string }>(
      `select format('%s as %s', m.member::regrole, m.roleid::regrole) as name from pg_auth_members m
        where m.roleid::regrole::text like 'quillcare\\_%\\_search'`,
    );
    return rows.map(({ name }) => name);
  }

  /** Lists views and functions that run with their owner's privileges and so bypass policies. */
  async backDoors(): Promise<string[]> {
    const { rows } = await this.owner.query<{ name: string }>(
      `select format('view %I.%I', n.nspname, c.relname) as name
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('v', 'm', 'f') and n.nspname = any($1) and c.relname not like '%\\_of\\_practice'
       union all
       select format('function %I.%I', n.nspname, p.proname)
         from pg_proc p join pg_namespace n on n.oid = p.pronamespace where p.prosecdef and n.nspname = any($1)`,
      [[...SERVICES]],
    );
    return rows.map(({ name }) => name);
  }

  /** Drops constraints so that rows can be generated from the catalogue alone. Policies and privileges stay. */
  async forgetWhatRowsMean(): Promise<void> {
    const { rows } = await this.owner.query<{ statement: string }>(
      `select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as statement
         from pg_constraint c join pg_namespace n on n.oid = c.connamespace
        where c.contype in ('c', 'f') and c.conparentid = 0 and c.conrelid <> 0 and n.nspname = any($1)`,
      [[...SERVICES]],
    );
    for (const { statement } of rows) await this.owner.query(statement);
    await this.dropMarks();
  }

  /** Drops the triggers by which a row inserts another into a mark table. */
  private async dropMarks(): Promise<void> {
    const { rows } = await this.owner.query<{ statement: string }>(
      `select format('drop trigger %I on %s', tgname, tgrelid::regclass) as statement from pg_trigger where tgname like 'marks\\_%'`,
    );
    for (const { statement } of rows) await this.owner.query(statement);
  }

  /** Returns a row of an organisation for a table, with a value for each required column. */
  async rowFor(table: CatalogueTable, organisationId: string): Promise<Row> {
    const { rows } = await this.owner.query<CatalogueColumn>(
      `select a.attname as name, format_type(a.atttypid, null) as type from pg_attribute a
        where a.attrelid = $1::regclass and a.attnum > 0 and not a.attisdropped and a.attidentity = '' and a.attgenerated = ''
          and (a.attname = 'organisation_id' or (a.attnotnull and not a.atthasdef)) order by a.attnum`,
      [table.name],
    );
    return Object.fromEntries(
      rows.map(({ name, type }) => [name, name === 'organisation_id' ? organisationId : someValue(type)]),
    );
  }

  async checksums(of: readonly CatalogueTable[], organisationId: string): Promise<Checksum[]> {
    const found: Checksum[] = [];
    for (const { name } of of) {
      const { rows } = await this.owner.query<{ row: string }>(
        `select t::text as row from ${name} t where organisation_id = $1 order by 1`,
        [organisationId],
      );
      const text = rows.map(({ row }) => row).join('\n');
      found.push({ name, rows: rows.length, hash: createHash('sha256').update(text).digest('hex') });
    }
    return found;
  }

  /** Runs `work` with the login of a service, or of its API. */
  async asService<T>(
    service: ServiceName,
    work: (client: Client) => Promise<T>,
    { isApi = false } = {},
  ): Promise<T> {
    const config = { databaseUrl: this.database.url, databaseSecret: testUrls().appSecret, isApi };
    const url = serviceDatabaseUrl(service, config);
    const client = this.logins.get(url) ?? new Client({ connectionString: url });
    if (!this.logins.has(url)) await client.connect();
    this.logins.set(url, client);
    return work(client);
  }
}

export function insertion({ name }: CatalogueTable, row: Row): string {
  const columns = Object.keys(row).map(escapeIdentifier).join(', ');
  return `insert into ${name} (${columns}) values (${Object.values(row).map(escapeLiteral).join(', ')})`;
}

function someValue(type: string): string {
  if (type.endsWith('[]')) return '{}';
  switch (type) {
    case 'uuid':
      return randomUUID();
    case 'boolean':
      return 'false';
    case 'bytea':
      return `\\x${randomBytes(8).toString('hex')}`;
    case 'json':
    case 'jsonb':
      return '{}';
    case 'date':
    case 'timestamp with time zone':
      return '2026-11-21';
    case 'tstzrange':
      return '[2026-11-21T01:00Z,2026-11-21T02:00Z)';
    case 'smallint':
    case 'integer':
    case 'bigint':
    case 'numeric':
      return '1';
    case 'text':
    case 'character varying':
      return `Sample ${randomUUID()}`;
    default:
      throw new Error(`No sample value for a column of type ${type}: add one to this test.`);
  }
}
