import { getQuoteSettings, updateQuoteSettings, type RequestOf } from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { DEFAULT_QUOTE_SETTINGS } from '../domain/quote-settings';

const initial = { ...DEFAULT_QUOTE_SETTINGS, version: 0, updatedAt: null };
const product = testProduct({ only: ['identity', 'quoting'] });
const practice = perTest(() => product.signUp());

type Body = NonNullable<RequestOf<typeof updateQuoteSettings>['body']>;

const read = (as = practice.admin) => product.call(getQuoteSettings, {}, as);
const save = (body: Body, as = practice.admin) => product.call(updateQuoteSettings, { body }, as);

it('returns the default quote settings, at version 0, until an administrator saves some', async () => {
  expect(await read()).toEqual(initial);
  const saved = await save({ version: 0, discountCapBasisPoints: 1_000, blockingPoints: ['TERMS'] });
  expect(saved).toMatchObject({
    version: 1,
    discountCapBasisPoints: 1_000,
    validityDays: 30,
    blockingPoints: ['TERMS'],
    gstConfirmedAt: null,
  });
  expect(await read()).toEqual(saved);
});

it('applies the settings to one practice only', async () => {
  await save({ version: 0, validityDays: 90 });
  const other = await product.signUp({ country: 'NZ', phone: '021 345 678' });
  expect(await read(other.admin)).toEqual(initial);
});

it('keeps omitted fields and records when GST was confirmed', async () => {
  await save({ version: 0, validityDays: 60 });
  const confirmed = await save({ version: 1, confirmGst: true });
  expect(confirmed).toMatchObject({ version: 2, validityDays: 60, gstConfirmedAt: expect.any(String) });
  expect((await save({ version: 2, gstOnEveryLine: 'TAXABLE' })).gstConfirmedAt).toBe(
    confirmed.gstConfirmedAt,
  );
});

it('keeps the version when the settings are saved unchanged', async () => {
  await save({ version: 0, validityDays: 60 });
  expect((await save({ version: 1, validityDays: 60 })).version).toBe(1);
});

it('audits a change with old and new values', async () => {
  await save({ version: 0, discountCapBasisPoints: 1_000 });
  await save({ version: 1, discountCapBasisPoints: 2_000 });
  const rows = await product.sql<{ data: { action: string; changes: unknown[] } }>(
    `select payload->'data' as data from quoting.outbox
      where destination = 'evt.quoting.AuditRecorded.v1' and payload->>'organisationid' = $1 order by seq`,
    [practice.organisationId],
  );
  expect(rows.map(({ data }) => data.action)).toEqual(['CREATE', 'UPDATE']);
  expect(rows[1]?.data.changes).toEqual([
    expect.objectContaining({ field: 'discountCapBasisPoints', oldValue: '1000', newValue: '2000' }),
  ]);
});

it('rejects a stale version of the settings and saves one of three concurrent first saves', async () => {
  await expect(save({ version: 3 })).rejects.toMatchObject({
    code: 'VERSION_CONFLICT',
    facts: { version: 0 },
  });
  const tries = await Promise.allSettled(
    [30, 60, 90].map((days) => save({ version: 0, validityDays: days })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const attempt of tries)
    if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject({ code: 'VERSION_CONFLICT' });
  await expect(save({ version: 0, validityDays: 7 })).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
});

it.each([
  [{ validityDays: 0 }, 'body.validityDays'],
  [{ validityDays: 366 }, 'body.validityDays'],
  [{ discountCapBasisPoints: 10_001 }, 'body.discountCapBasisPoints'],
] as const)('rejects %j and names the field', async (changes, path) => {
  await expect(save({ version: 0, ...changes })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [expect.objectContaining({ path: expect.stringContaining(path.replace('body.', '')) })],
  });
});

describe('health funds', () => {
  it('default to the most common funds until the practice edits them', async () => {
    expect((await read()).healthFunds).toEqual(expect.arrayContaining(['Bupa', 'HCF', 'Medibank']));
    const edited = ['HCF', 'Bupa Corporate', 'Onemedifund'];
    await save({ version: 0, healthFunds: edited });
    expect((await read()).healthFunds).toEqual(edited);
    await save({ version: 1, validityDays: 60 });
    expect((await read()).healthFunds).toEqual(edited);
    await save({ version: 2, healthFunds: [] });
    expect((await read()).healthFunds).toEqual([]);
  });

  it.each([
    [
      'a repeated name, whatever its case',
      ['HCF', 'Bupa', 'hcf'],
      'healthFunds.2',
      'This fund is already in the list',
    ],
    ['an empty name', ['HCF', '  '], 'healthFunds.1', 'This field is required'],
    ['a name of more than 100 characters', ['x'.repeat(101)], 'healthFunds.0', 'This field is too long'],
    [
      'more than 60',
      Array.from({ length: 61 }, (_, at) => `Fund ${at}`),
      'healthFunds',
      'A practice has at most 60 health funds',
    ],
  ])('reject %s', async (_what, healthFunds, path, message) => {
    await expect(save({ version: 0, healthFunds })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path, message }],
    });
  });

  it('default to the common funds for settings saved before the list existed', async () => {
    await save({ version: 0, validityDays: 60 });
    await product.sql('update quoting.quote_settings set health_funds = default where organisation_id = $1', [
      practice.organisationId,
    ]);
    expect((await read()).healthFunds).toEqual(DEFAULT_QUOTE_SETTINGS.healthFunds);
  });
});
