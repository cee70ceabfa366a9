import { randomUUID } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { createClient, listAuditEntries, listClients } from '@quillcare/contracts';
import {
  createTestDatabase,
  startProduct,
  type Product,
  type TestDatabase,
  type TestOrganisation,
} from '@quillcare/testing';
import { Client } from 'pg';
import { backUp } from './backup';
import { readManifest } from './manifest';
import { restore } from './restore';

const CLIENTS = 20;

let source: TestDatabase;
let practices: TestOrganisation[];
let scratch: string;
let folder: string;
const made: TestDatabase[] = [];

async function emptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  made.push(database);
  // The only row of the tests' template: the certificate for documents.
  await on(database.url, (ask) => ask('delete from quoting.sealing_identity'));
  return database;
}

const productOn = (database: TestDatabase): Promise<Product> =>
  startProduct({ only: ['identity', 'crm', 'audit'], config: { databaseUrl: database.url } });

type Ask = <T>(text: string) => Promise<T[]>;

async function on<T>(url: string, work: (ask: Ask) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(async <R>(text: string) => (await client.query(text)).rows as R[]);
  } finally {
    await client.end();
  }
}

/** Row count and checksum of each table, computed independently of the code under test. */
function checksums(url: string): Promise<Record<string, string>> {
  return on(url, async (ask) => {
    const tables = await ask<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema', 'public') and tablename <> 'migration'`,
    );
    const sums: Record<string, string> = {};
    for (const { name } of tables) {
      const [found] = await ask<{ sum: string }>(
        `select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) as sum from ${name} t`,
      );
      sums[name] = found?.sum ?? '';
    }
    return sums;
  });
}

async function lastInOutbox({ url }: TestDatabase): Promise<number> {
  const [row] = await on(url, (ask) => ask<{ seq: string }>('select max(seq) as seq from crm.outbox'));
  return Number(row?.seq);
}

const person = (number: number) => ({
  firstName: 'Zoë "Z" \\N',
  lastName: `Nguyễn ${number}`,
  email: `p${number}@example.com`,
  phone: '0412 345 678',
  streetAddress: 'two\nlines\tand a tab',
});

async function furnish(product: Product): Promise<TestOrganisation> {
  const practice = await product.signUp();
  for (let at = 0; at < CLIENTS; at += 1)
    await product.call(createClient, { body: person(at) }, practice.admin, {
      idempotencyKey: `client-${at}`,
    });
  const audited = { query: { entityType: 'CLIENT', limit: 1 } } as const;
  await product.eventually(async () => {
    expect((await product.call(listAuditEntries, audited, practice.admin)).total).toBe(CLIENTS);
  });
  return practice;
}

const clientsOf = async (product: Product, { admin }: TestOrganisation): Promise<number> =>
  (await product.call(listClients, { query: { limit: 1 } }, admin)).total;

// The product is stopped before anything is compared, because relays and sweeps keep writing.
beforeAll(async () => {
  scratch = mkdtempSync(join(tmpdir(), 'quillcare-backup-'));
  folder = join(scratch, 'today');
  source = await emptyDatabase();
  const product = await productOn(source);
  practices = [await furnish(product), await furnish(product)];
  await product.stop();
  await backUp(source.url, folder);
});
afterAll(async () => {
  await Promise.all(made.map((database) => database.drop()));
  rmSync(scratch, { recursive: true, force: true });
});

/** Makes a modified copy of the backup. */
function changed(change: (copy: string) => void): string {
  const copy = mkdtempSync(join(scratch, 'changed-'));
  cpSync(folder, copy, { recursive: true });
  change(copy);
  return copy;
}

function edit(file: string, change: (text: string) => string): void {
  const isPacked = file.endsWith('.gz');
  const before = isPacked ? gunzipSync(readFileSync(file)) : readFileSync(file);
  const after = Buffer.from(change(before.toString()));
  writeFileSync(file, isPacked ? gzipSync(after) : after);
}

describe('backup', () => {
  it('restores every row into an empty database, on which the product then works', async () => {
    const restored = await emptyDatabase();
    expect((await restore(restored.url, folder)).join()).toMatch(
      /^Restored \d{3,} rows of \d+ tables as they were at /,
    );
    expect(await checksums(restored.url)).toEqual(await checksums(source.url));

    const last = await lastInOutbox(restored);
    const product = await productOn(restored);
    for (const practice of practices) expect(await clientsOf(product, practice)).toBe(CLIENTS);
    const [ours, others] = practices as [TestOrganisation, TestOrganisation];
    await product.call(createClient, { body: person(CLIENTS) }, ours.admin);
    expect(await clientsOf(product, ours)).toBe(CLIENTS + 1);
    expect(await clientsOf(product, others)).toBe(CLIENTS);
    await product.stop();
    expect(await lastInOutbox(restored)).toBeGreaterThan(last);
  });

  it('can only be read by its owner', () => {
    const files = readdirSync(folder).map((file) => join(folder, file));
    for (const path of [folder, ...files]) expect(statSync(path).mode & 0o077).toBe(0);
  });

  it('fails for a login that cannot see every row', async () => {
    const role = `reader_${randomUUID().slice(0, 8)}`;
    await on(source.url, (ask) =>
      ask(`create role ${role} login password 'secret' in role pg_read_all_data`),
    );
    const url = Object.assign(new URL(source.url), { username: role, password: 'secret' }).toString();
    await expect(backUp(url, join(scratch, 'gaps'))).rejects.toThrow('bypasses row-level security');
    expect(readdirSync(join(scratch, 'gaps'))).not.toContain('manifest.json');
    await on(source.url, (ask) => ask(`alter role ${role} bypassrls`));
    await backUp(url, join(scratch, 'whole'));
    expect(readManifest(join(scratch, 'whole')).tables).toEqual(readManifest(folder).tables);
    await on(source.url, (ask) => ask(`drop role ${role}`));
  });

  it('requires an empty folder', async () => {
    await expect(backUp(source.url, folder)).rejects.toThrow('is not empty');
  });
});

describe('restore refuses and stores nothing', () => {
  let empty: TestDatabase;
  let sums: Record<string, string>;
  beforeAll(async () => {
    empty = await emptyDatabase();
    sums = await checksums(empty.url);
  });

  async function expectRefusal(from: string, sentence: string): Promise<void> {
    await expect(restore(empty.url, from)).rejects.toThrow(sentence);
    expect(await checksums(empty.url)).toEqual(sums);
  }

  it('into a database with rows', async () => {
    const before = await checksums(source.url);
    await expect(restore(source.url, folder)).rejects.toThrow('is not empty: restore into an empty database');
    expect(await checksums(source.url)).toEqual(before);
  });

  it('from a backup of another version', () =>
    expectRefusal(
      changed((copy) =>
        edit(join(copy, 'manifest.json'), (text) => text.replace('crm.Baseline', 'crm.Outline')),
      ),
      'from another version (crm.Outline',
    ));

  it('from a file with changed rows', () =>
    expectRefusal(
      changed((copy) =>
        edit(join(copy, 'crm.client.copy.gz'), (text) => text.replace('Nguyễn 7', 'Nguyen 7')),
      ),
      'The rows of crm.client are damaged',
    ));

  it('from a truncated file', () =>
    expectRefusal(
      changed((copy) => {
        const file = join(copy, 'identity.user.copy.gz');
        writeFileSync(file, readFileSync(file).subarray(0, -20));
      }),
      'The rows of identity.user are damaged',
    ));

  it('from an incomplete backup', () =>
    expectRefusal(
      changed((copy) => rmSync(join(copy, 'manifest.json'))),
      'holds no complete backup: manifest.json cannot be read (ENOENT)',
    ));
});
