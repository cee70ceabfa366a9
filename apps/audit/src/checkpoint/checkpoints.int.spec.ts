import { mkdtempSync } from 'node:fs';
import { chmod, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PLATFORM_ORGANISATION_ID, verifyChain } from '@quillcare/contracts';
import { appendOnlyStore, contextFor, newId, runInContext, UnitOfWork } from '@quillcare/service-kit';
import { ObjectStore, testProduct } from '@quillcare/testing';
import { AuditTrail } from '../trail/audit-trail';
import { recorded } from '../trail/audit-trail.suite';
import { GENESIS, computeHash, type ChainedEntry } from '../trail/domain/chain';
import { AUDIT_ENTRY_COLUMNS, ChainVerifier } from './chain-verifier';
import { CheckpointChecker } from './checkpoint-checker';
import { WriteCheckpointsJob } from './jobs/write-checkpoints.job';

const folder = mkdtempSync(join(tmpdir(), 'quillcare-checkpoints-'));
const product = testProduct({ only: ['audit'], role: 'api', env: { CHECKPOINT_DIR: folder } });
// Far from midnight, because each day has its own checkpoint.
beforeAll(() => product.clock.shift(36 * 3_600_000 - (Date.now() % (24 * 3_600_000))));
afterAll(() => rm(folder, { recursive: true }));

const get = <T>(type: new (...args: never[]) => T): T => product.app.get(type, { strict: false });
const inPractice = <T>(organisationId: string, work: () => Promise<T>) =>
  runInContext(contextFor({ kind: 'service', service: 'audit' }, { organisationId }), work);
const act = (organisationId: string, notes: string) => {
  const event = { ...recorded(organisationId, notes), time: product.clock.now().toISOString() };
  return inPractice(organisationId, () => get(UnitOfWork).run(() => get(AuditTrail).append('crm', event)));
};
const write = () =>
  runInContext(contextFor({ kind: 'service', service: 'audit' }), () => get(WriteCheckpointsJob).handle());
const nextDay = () => product.clock.shift(24 * 3_600_000);

async function faultsOf(organisationId: string): Promise<string[]> {
  for await (const { faults } of get(CheckpointChecker).check(organisationId)) return faults;
  return [];
}

/** Creates a practice with one audited act on each of three days, each attested by a checkpoint. */
async function threeDays(): Promise<string> {
  const organisationId = newId();
  for (const notes of ['first', 'second', 'third']) {
    await act(organisationId, notes);
    await write();
    nextDay();
  }
  return organisationId;
}

const filesOf = (organisationId: string) =>
  join(folder, product.config.namespace, 'checkpoints', organisationId);

/** What an attacker who owns the database can do: rebuild the chain from a forged entry on, so that it is consistent in itself. */
async function rewrite(organisationId: string, from: number): Promise<void> {
  const entries = await product.sql<ChainedEntry>(
    `select ${AUDIT_ENTRY_COLUMNS.replaceAll(/\b([a-z]+)_([a-z]+)\b/g, (name, one: string, other: string) => `${name} as "${one}${other[0]?.toUpperCase()}${other.slice(1)}"`)}
       from audit.entry where organisation_id = $1 order by sequence`,
    [organisationId],
  );
  await product.sql('alter table audit.entry disable trigger immutable');
  let previousHash = GENESIS.hash;
  for (const found of entries) {
    const notes = found.sequence === from ? 'forged' : found.notes;
    const entry = { ...found, notes, occurredAt: new Date(found.occurredAt).toISOString() };
    const hash = computeHash(entry, previousHash);
    await product.sql('update audit.entry set notes = $2, previous_hash = $3, hash = $4 where id = $1', [
      ...[entry.id, notes, previousHash, hash],
    ]);
    previousHash = hash;
  }
  await product.sql('update audit.chain_head set hash = $2 where organisation_id = $1', [
    organisationId,
    previousHash,
  ]);
  await product.sql('alter table audit.entry enable trigger immutable');
}

it('writes a checkpoint of a chain once a day outside the database, and reports how far it is attested', async () => {
  const organisationId = await threeDays();
  const names = await readdir(filesOf(organisationId));
  expect(names).toHaveLength(3);
  const texts = () => Promise.all(names.map((name) => readFile(join(filesOf(organisationId), name), 'utf8')));
  const before = await texts();
  // Nothing new to attest, so no further checkpoint. Later on the same day the first one is not replaced.
  await write();
  await act(organisationId, 'fourth');
  await write();
  await act(organisationId, 'fifth');
  await write();
  expect(await readdir(filesOf(organisationId))).toHaveLength(4);
  expect(await texts()).toEqual(before);
  const { attested, fault } = await product.callInternal(verifyChain, { body: { organisationId } });
  expect(fault).toBeNull();
  expect(attested).toEqual({
    until: expect.stringContaining(product.clock.now().toISOString().slice(0, 10)),
    sequence: 4,
  });
  expect(await faultsOf(organisationId)).toEqual([]);
});

it('also writes checkpoints for the platform’s own chain, whose id sorts first', async () => {
  await act(PLATFORM_ORGANISATION_ID, 'a super admin’s act');
  await write();
  expect(await readdir(filesOf(PLATFORM_ORGANISATION_ID))).toHaveLength(1);
});

it('detects a chain rewritten from the beginning by the database owner, although it is consistent', async () => {
  const organisationId = await threeDays();
  await rewrite(organisationId, 2);
  const verdict = await inPractice(organisationId, () => get(ChainVerifier).verify(Infinity));
  expect(verdict).toMatchObject({ entries: 3, fault: null, attested: { sequence: 1 } });
  const days = (await readdir(filesOf(organisationId))).map((name) => name.slice(0, 10));
  expect(await faultsOf(organisationId)).toEqual([
    `the past was rewritten: entry 2 is not what the checkpoint of ${days[1]} attests`,
  ]);
  const found = await product.callInternal(verifyChain, { body: { organisationId } });
  expect(found.fault).toEqual({ sequence: 2, kind: 'REWRITTEN' });
  // Later checkpoints do not hide it.
  await act(organisationId, 'fourth');
  await write();
  expect(await faultsOf(organisationId)).toHaveLength(1);
});

it('detects a chain that is gone entirely and a checkpoint that was changed', async () => {
  const organisationId = await threeDays();
  const names = await readdir(filesOf(organisationId));
  const path = join(filesOf(organisationId), names[2] ?? '');
  await chmod(path, 0o644);
  await writeFile(path, (await readFile(path, 'utf8')).replace('"entries": 3', '"entries": 4'));
  expect(await faultsOf(organisationId)).toContain(
    `the checkpoint of ${names[2]?.slice(0, 10)} was changed after it was signed`,
  );
  await product.sql('alter table audit.entry disable trigger immutable');
  for (const table of ['entry', 'chain_head'])
    await product.sql(`delete from audit.${table} where organisation_id = $1`, [organisationId]);
  await product.sql('alter table audit.entry enable trigger immutable');
  const practices: string[] = [];
  for await (const report of get(CheckpointChecker).check(null))
    if (report.faults.length > 0) practices.push(report.organisationId);
  expect(practices).toContain(organisationId);
});

it('reports entries without a checkpoint for two days', async () => {
  const organisationId = newId();
  await act(organisationId, 'first');
  nextDay();
  expect(await faultsOf(organisationId)).toEqual([]);
  nextDay();
  product.clock.shift(60_000);
  expect(await faultsOf(organisationId)).toEqual([
    expect.stringMatching(/^no checkpoint covers entry 1 of .*, or any after it$/),
  ]);
});

it('can keep checkpoints in a bucket', async () => {
  const bucket = await ObjectStore.start('apart');
  const store = await appendOnlyStore({ prefix: 'quillcare/checkpoints', store: bucket.settings });
  expect(await store.listNames('')).toEqual([]);
  expect(await store.add('one/2026-11-21.json', 'first')).toBe(true);
  expect(await store.add('one/2026-11-21.json', 'second')).toBe(false);
  await store.add('two/2026-11-21.json', 'other');
  expect(await store.read('one/2026-11-21.json')).toBe('first');
  expect([await store.listNames(''), await store.listNames('one')]).toEqual([
    ['one', 'two'],
    ['2026-11-21.json'],
  ]);
  store.onApplicationShutdown?.();
  await bucket.stop();
});
