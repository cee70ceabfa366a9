import { SERVICES } from '@quillcare/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serverSources } from './build/sources.mjs';
import { lockProblems } from './migrations/lock-problems.mjs';

const root = join(__dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

const files = serverSources().filter((path) => path.endsWith('.migration.ts'));

it('finds a baseline for each service', () => {
  const services = files.flatMap(
    (path) => /^apps\/(\w+)\/src\/migrations\/baseline\.migration/.exec(path)?.[1] ?? [],
  );
  expect(services.sort()).toEqual([...SERVICES].sort());
});

// A baseline has no such problems, because it creates the tables that it indexes.
it('has no migration that blocks writes on a large table', () => {
  expect(files.flatMap((path) => lockProblems(read(path)).map((problem) => `${path}: ${problem}`))).toEqual(
    [],
  );
});

describe('migration lock check', () => {
  const CONCURRENT =
    'transaction = false; "set lock_timeout = 0"; "drop index concurrently if exists crm.n";';

  it.each([
    [
      'create index n on crm.client (name)',
      'create index n on crm.client locks the table: create it concurrently',
    ],
    [
      'create unique index n on ${schema}.client (name)',
      'create index n on ${schema}.client locks the table: create it concurrently',
    ],
    [
      'alter table crm.client add constraint c check (age > 0)',
      'add constraint c reads the whole table under a lock: add it as not valid, then validate it in a transaction of its own',
    ],
    [
      'alter table crm.client add constraint c\n  foreign key (id) references crm.lead',
      'add constraint c reads the whole table under a lock: add it as not valid, then validate it in a transaction of its own',
    ],
    [
      'alter table crm.client add constraint c unique (name)',
      'add constraint c locks the table while its index is built: make it using an index that was created concurrently',
    ],
    [
      'alter table crm.client alter column name set not null',
      'set not null of name reads the whole table under a lock: add a check as not valid and validate it first',
    ],
    [
      'alter table crm.client alter column name type text',
      'type of name rewrites the table: add a column instead',
    ],
    [
      'create index concurrently n on crm.client (name)',
      'an index is created concurrently only outside a transaction (transaction = false) and without a lock_timeout (set lock_timeout = 0)',
    ],
  ])('rejects %s', (sql, problem) => {
    expect(lockProblems(`await runner.query(\`${sql}\`);`)).toEqual([problem]);
  });

  it.each([
    [
      'a table of its own',
      'create table crm.fresh (id uuid, constraint c check (true)); create index n on crm.fresh (id)',
    ],
    ['an index created concurrently', `${CONCURRENT} create index concurrently n on crm.client (name)`],
    [
      'a constraint that is not valid yet',
      'alter table crm.client add constraint c check (age > 0) not valid',
    ],
    ['a constraint by its index', 'alter table crm.client add constraint c unique using index n'],
    ['a new column', 'alter table crm.client add column age int'],
  ])('accepts %s', (_what, sql) => {
    expect(lockProblems(`await runner.query(\`${sql}\`);`)).toEqual([]);
  });
});
