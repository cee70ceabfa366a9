import { listPracticeZones } from '@quillcare/contracts';
import { testProduct, type TestOrganisation } from '@quillcare/testing';

const product = testProduct({ only: ['identity'], role: 'api' });
let practices: TestOrganisation[];

beforeAll(async () => {
  practices = [];
  for (let each = 0; each < 3; each += 1) practices.push(await product.signUp());
  practices.sort((a, b) => (a.organisationId < b.organisationId ? -1 : 1));
});

const changedSince = async (since: string, afterId: string | null = null, limit = 100) =>
  (await product.callInternal(listPracticeZones, { body: { changedSince: since, afterId, limit } })).items;
const EVER = '1970-01-01T00:00:00.000Z';

it('pages through all practices ordered by id', async () => {
  const [first, second, third] = practices.map(({ organisationId }) => organisationId);
  const page = await changedSince(EVER, null, 2);
  expect(page.map(({ organisationId }) => organisationId)).toEqual([first, second]);
  expect(await changedSince(EVER, second ?? null, 2)).toEqual([
    { organisationId: third, timeZone: 'Australia/Sydney', isActive: true },
  ]);
});

it('lists practices changed since an instant, including closed ones', async () => {
  const [closed] = practices;
  await product.sql(
    `update identity.organisation set is_active = false, updated_at = now() + interval '1 hour' where id = $1`,
    [closed?.organisationId],
  );
  expect(await changedSince(new Date(Date.now() + 60_000).toISOString())).toEqual([
    expect.objectContaining({ organisationId: closed?.organisationId, isActive: false }),
  ]);
});
