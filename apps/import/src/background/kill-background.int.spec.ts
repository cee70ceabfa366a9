import {
  getBulkRun,
  getExport,
  downloadExport,
  startBulkRun,
  startExport,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perFile, testProduct, ProductProcess } from '@quillcare/testing';
import { colleague } from '../../fixtures/importing.suite';
import { manyLeads } from '../../fixtures/leads.suite';

/** More than a worker has done when the test kills it. */
const CHANGED = 5_000;
/** More than an export makes at once. */
const LEADS = 5_500;

// This process only answers requests: the work is done by workers that the test can kill.
const product = testProduct({ only: ['identity', 'crm', 'import'], role: 'api' });
const practice = perFile(() => product.signUp());
const large = perFile(() => product.signUp());
beforeAll(async () => {
  await manyLeads(product, practice, CHANGED);
  await manyLeads(product, large, LEADS);
});

/** Starts a worker, kills it once `isHalfWay`, and has another one go on until `isOver`. */
async function killedHalfWay(
  isHalfWay: () => Promise<unknown>,
  isOver: () => Promise<unknown>,
): Promise<void> {
  const first = await ProductProcess.start(product.config, ['import']);
  try {
    await product.eventually(isHalfWay);
  } finally {
    await first.kill();
  }
  const second = await ProductProcess.start(product.config, ['import']);
  try {
    await product.eventually(isOver);
  } finally {
    await second.stop();
  }
}

it('a bulk change whose worker is killed goes on: every record once', async () => {
  const owner = await colleague(product, practice, 'LEAD_COORDINATOR');
  const action = { name: 'lead.assign' as const, values: { ownerId: owner.userId } };
  const { id } = await product.call(
    startBulkRun,
    { body: { action, records: { type: 'MATCHING', query: {} } } },
    practice.admin,
  );
  const run = () => product.call(getBulkRun, { params: { id } }, practice.admin);
  await killedHalfWay(
    async () => expect((await run()).done).toBeGreaterThan(200),
    async () => expect(await run()).toMatchObject({ status: 'COMPLETED', done: CHANGED, refused: 0 }),
  );
  // Assigned twice, a lead would have another version, and another entry in the audit.
  const [stored] = await product.sql(
    `select count(*)::int as leads, min(version) as least, max(version) as most from crm.lead
      where organisation_id = $1 and owner_id = $2`,
    [practice.organisationId, owner.userId],
  );
  expect(stored).toEqual({ leads: CHANGED, least: 2, most: 2 });
});

it('an export whose worker is killed goes on: every row once, in its order', async () => {
  const by: UserPrincipal = large.admin;
  const wanted = { list: 'leads' as const, query: { sort: 'createdAt' }, columns: ['name'] };
  const { id } = await product.call(startExport, { body: wanted }, by);
  const run = () => product.call(getExport, { params: { id } }, by);
  await killedHalfWay(
    async () => expect((await run()).rowsDone).toBeGreaterThan(0),
    async () => expect(await run()).toMatchObject({ status: 'COMPLETED', rowsDone: LEADS }),
  );
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const part = await product.call(downloadExport, { params: { id }, query: { cursor } }, by);
    names.push(...Buffer.from(part.base64, 'base64').toString().trim().split('\r\n'));
    cursor = part.nextCursor ?? undefined;
  } while (cursor);
  const [heading, ...rows] = names;
  expect([heading, rows.length, new Set(rows).size]).toEqual(['Name', LEADS, LEADS]);
});
