import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  freshSessionFields,
  getPracticeExport,
  SERVICES,
  startDigests,
  startPracticeExport,
} from '@quillcare/contracts';
import { contextFor, PracticeSweep, runInContext } from '@quillcare/service-kit';
import {
  createTestDatabase,
  perFile,
  startProduct,
  testProduct,
  type Product,
  type TestDatabase,
} from '@quillcare/testing';
import { importPractice } from './import-practice';
import { archiveOf } from './practice-archive.suite';

const PASSWORD = 'Leaving-2026!';
const product = testProduct({ only: [...SERVICES] });
const practice = perFile(() => product.signUp());
const folder = mkdtempSync(join(tmpdir(), 'quillcare-import-'));
const archive = join(folder, 'practice.zip');
let database: TestDatabase;
let installation: Product;

beforeAll(async () => {
  // The practice was last changed long before it moved.
  await product.sql(
    `update identity.organisation set updated_at = now() - interval '30 days' where id = $1`,
    [practice.organisationId],
  );
  const admin = { ...practice.admin, ...freshSessionFields(product.clock.now()) };
  const body = { kind: 'PRACTICE' as const, password: PASSWORD };
  const { id } = await product.call(startPracticeExport, { body }, admin);
  await product.eventually(async () =>
    expect(await product.call(getPracticeExport, { params: { id } }, admin)).toMatchObject({
      status: 'COMPLETED',
    }),
  );
  writeFileSync(archive, await archiveOf(product, id, admin));
  database = await createTestDatabase();
  installation = await startProduct({ only: ['identity', 'notifications'], database });
});
afterAll(async () => {
  await installation.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Lets the daily digests look for practices, as they do every few minutes. Returns those they will be written for. */
async function practicesWithDigests(): Promise<string[]> {
  const sweeps: PracticeSweep[] = installation.app.get<PracticeSweep>(PracticeSweep, {
    strict: false,
    each: true,
  });
  const sweep = sweeps.find(({ serviceName }) => serviceName === 'notifications');
  await runInContext(contextFor({ kind: 'service', service: 'notifications' }), async () =>
    sweep?.run(startDigests, () => Promise.resolve()),
  );
  const rows = await installation.sql<{ id: string }>(
    `select organisation_id as id from notifications.practice_turn where job = 'startDigests'`,
  );
  return rows.map(({ id }) => id);
}

it('gives an imported practice its daily work, even in an installation that has been running', async () => {
  expect(await practicesWithDigests()).toEqual([]);
  await importPractice({ ...product.config, databaseUrl: database.url }, archive, PASSWORD);
  expect(await practicesWithDigests()).toEqual([practice.organisationId]);
});
