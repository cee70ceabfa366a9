import { createHash } from 'node:crypto';
import { getPatientTerms, publishPatientTerms } from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { defaultTerms } from '../domain/default-terms';

const product = testProduct({ only: ['identity', 'quoting'] });
const practice = perTest(() => product.signUp());

const read = (as = practice.admin) => product.call(getPatientTerms, {}, as);
const publish = (version: number, text: string, as = practice.admin) =>
  product.call(publishPatientTerms, { body: { version, title: 'Our terms', text } }, as);

it("returns the default terms of the practice's country until it publishes some", async () => {
  const own = { version: 0, publishedAt: null, publishedByName: null };
  expect(await read()).toEqual({ ...own, ...defaultTerms('AU'), earlier: [] });
  const other = await product.signUp({ country: 'NZ', phone: '021 345 678' });
  expect(await read(other.admin)).toEqual({ ...own, ...defaultTerms('NZ'), earlier: [] });
});

it('publishes terms in versions with author and time and keeps earlier versions', async () => {
  const first = await publish(0, 'Please pay.\r\n\r\n# Later  \r\nor later. ');
  const text = 'Please pay.\n\n# Later\nor later.';
  expect(first).toEqual({
    version: 1,
    title: 'Our terms',
    text,
    sha256: createHash('sha256').update(`Our terms\n${text}`).digest('hex'),
    publishedAt: expect.any(String),
    publishedByName: practice.admin.name,
  });
  const second = await publish(1, 'Please pay soon.');
  const third = await publish(2, text);
  expect(third).toMatchObject({ version: 3, sha256: first.sha256 });
  expect(await read()).toEqual({ ...third, earlier: [second, first] });
  const other = await product.signUp();
  expect((await read(other.admin)).version).toBe(0);
});

it('refuses to publish over a newer version and publishes one of several concurrent changes', async () => {
  await publish(0, 'First.');
  await expect(publish(0, 'Second.')).rejects.toMatchObject({
    code: 'VERSION_CONFLICT',
    facts: { version: 1 },
  });
  const tries = await Promise.allSettled(['A', 'B', 'C'].map((text) => publish(1, text)));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const attempt of tries)
    if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject({ code: 'VERSION_CONFLICT' });
  expect((await read()).earlier.map(({ version }) => version)).toEqual([1]);
});

it('refuses to publish unchanged terms', async () => {
  await publish(0, 'First.');
  await expect(publish(1, ' First. ')).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path: 'text', message: 'These are already the current terms' }],
  });
});

it('audits each publication and notifies open browsers', async () => {
  await publish(0, 'First.');
  await publish(1, 'Second.');
  const rows = await product.sql<{ type: string; data: object }>(
    `select payload->>'type' as type, payload->'data' as data from quoting.outbox
      where payload->>'organisationid' = $1 order by seq`,
    [practice.organisationId],
  );
  const told = rows.filter(({ type }) => type.startsWith('quoting.PatientSettingsChanged'));
  const audited = rows.filter(({ type }) => type.startsWith('quoting.AuditRecorded'));
  expect([told.length, audited.length]).toEqual([2, 2]);
  expect(audited[1]?.data).toMatchObject({
    entityType: 'PATIENT_TERMS',
    action: 'CREATE',
    changes: [
      { field: 'version', oldValue: '1', newValue: '2' },
      { field: 'sha256', oldValue: expect.any(String), newValue: expect.any(String) },
    ],
  });
});

it('rejects changes to published terms in the database', async () => {
  await publish(0, 'First.');
  const own = [practice.organisationId];
  for (const sql of [
    'update quoting.patient_terms set text = $$Other$$ where organisation_id = $1',
    'delete from quoting.patient_terms where organisation_id = $1',
  ])
    await expect(product.sql(sql, own)).rejects.toThrow(/immutable/);
});

it.each([
  [{ title: 'Two\nlines', text: 'Text' }, 'title'],
  [{ title: ' ', text: 'Text' }, 'title'],
  [{ title: 'Terms', text: ' \n ' }, 'text'],
  [{ title: 'Terms', text: 'a'.repeat(30_001) }, 'text'],
])('rejects invalid terms %# and names the field', async (terms, path) => {
  const body = { version: 0, ...terms };
  await expect(product.call(publishPatientTerms, { body }, practice.admin)).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path }],
  });
});
