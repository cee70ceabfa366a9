import {
  createDoctor,
  createPricingRule,
  createSurgery,
  deleteDoctor,
  deletePricingRule,
  getPricingRule,
  listPricingRules,
  MAX_ACTIVE_RULES,
  restorePricingRule,
  updateDoctor,
  updatePricingRule,
  type PricingRuleInput,
  type RequestOf,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'quoting'] });
const practice = perTest(() => product.signUp());

type Body = NonNullable<RequestOf<typeof createPricingRule>['body']>;
type Query = RequestOf<typeof listPricingRules>['query'];

const add = (body: Partial<Body> = {}) =>
  product.call(
    createPricingRule,
    {
      body: {
        name: 'Summer list',
        feeType: 'SURGERY_BASE_FEE',
        override: { type: 'PERCENTAGE_DISCOUNT', basisPoints: 1_000 },
        scope: { type: 'ALL' },
        ...body,
      },
    },
    practice.admin,
  );
const change = (id: string, version: number, body: Partial<PricingRuleInput>) =>
  product.call(updatePricingRule, { params: { id }, body: { version, ...body } }, practice.admin);
const names = async (query: Query = {}) => {
  const { items } = await product.call(listPricingRules, { query }, practice.admin);
  return items.map(({ name }) => name);
};
const refusedAt = (path: string, message = '') =>
  expect.objectContaining({
    code: 'VALIDATION_FAILED',
    errors: [expect.objectContaining({ path, message: expect.stringContaining(message) })],
  });

async function addDoctor() {
  const body = {
    firstName: 'Amelia',
    lastName: 'Lee',
    credentials: 'FRACS',
    phone: '0412 345 678',
    email: 'a.lee@practice.example',
  };
  return product.call(createDoctor, { body }, practice.admin);
}

it('stores a pricing rule and returns the name of its target', async () => {
  const surgery = await product.call(
    createSurgery,
    { body: { name: 'Rhinoplasty', baseFeeMinor: 950_000, category: 'COSMETIC' } },
    practice.admin,
  );
  const rule = await add({ scope: { type: 'SURGERY', targetId: surgery.id }, effectiveFrom: '2026-12-01' });
  const expected = {
    target: { name: 'Rhinoplasty', state: 'ACTIVE' },
    effectiveFrom: '2026-12-01',
    effectiveTo: null,
    lineKind: null,
    priority: 100,
    isActive: true,
  };
  expect(rule).toMatchObject(expected);
  const read = await product.call(getPricingRule, { params: { id: rule.id } }, practice.admin);
  expect(read).toEqual(rule);
  expect((await product.call(listPricingRules, {}, practice.admin)).items[0]).toMatchObject(expected);
});

const INVALID: [path: string, message: string, body: Partial<Body>][] = [
  [
    'override.basisPoints',
    'at most 100 %',
    { override: { type: 'PERCENTAGE_DISCOUNT', basisPoints: 10_001 } },
  ],
  ['override.formula', 'divides by zero', { override: { type: 'FORMULA', formula: 'fee ÷ (minutes − 60)' } }],
  ['override.formula', 'negative', { override: { type: 'FORMULA', formula: 'fee − 500' } }],
  ['override.formula', '', { override: { type: 'FORMULA', formula: 'fee + ' } }],
  ['override.formula', 'too long', { override: { type: 'FORMULA', formula: 'fee + '.repeat(2_000) } }],
  ['override.amountMinor', '', { override: { type: 'FIXED_AMOUNT', amountMinor: 1_000_000_001 } }],
  ['effectiveTo', 'must not be before', { effectiveFrom: '2026-12-02', effectiveTo: '2026-12-01' }],
  ['priority', '0 to 1000', { priority: 1_001 }],
  ['lineKind', '', { lineKind: 'THEATRE' }],
  [
    'scope.targetId',
    'doctor',
    { scope: { type: 'DOCTOR', targetId: '01a1fa25-0000-7000-8000-0000000000d1' } },
  ],
];
it('rejects an invalid pricing rule at its field', async () => {
  for (const [path, message, body] of INVALID)
    await expect(add(body)).rejects.toEqual(refusedAt(path, message));
});

it('rejects an active rule for an inactive doctor and marks the target as removed', async () => {
  const doctor = await addDoctor();
  const scope = { type: 'DOCTOR', targetId: doctor.id } as const;
  const rule = await add({ scope });
  await product.call(
    updateDoctor,
    { params: { id: doctor.id }, body: { version: 1, isActive: false } },
    practice.admin,
  );
  await expect(add({ name: 'Another', scope })).rejects.toEqual(
    refusedAt('scope.targetId', 'no longer active'),
  );

  const off = await change(rule.id, 1, { isActive: false });
  expect(off).toMatchObject({ isActive: false, target: { name: 'Dr Amelia Lee', state: 'INACTIVE' } });
  expect(await change(rule.id, 2, { note: 'On leave' })).toMatchObject({ version: 3 });
  await expect(change(rule.id, 3, { isActive: true })).rejects.toEqual(refusedAt('scope.targetId'));

  await product.call(deleteDoctor, { params: { id: doctor.id }, query: { confirm: true } }, practice.admin);
  const read = await product.call(getPricingRule, { params: { id: rule.id } }, practice.admin);
  expect(read.target).toEqual({ name: 'Dr Amelia Lee', state: 'REMOVED' });
});

it('restores an active rule only below the limit of active rules', async () => {
  const [on, off] = [await add({ name: 'On' }), await add({ name: 'Off', isActive: false })];
  for (const { id } of [on, off])
    await product.call(deletePricingRule, { params: { id }, query: {} }, practice.admin);
  await add({ name: 'Kept' });
  await product.sql(
    `insert into quoting.pricing_rule (id, organisation_id, name, fee_type, override, scope, scope_type, starts_on, priority, is_active,
       unique_key, sort_name, search_key)
     select gen_random_uuid(), organisation_id, 'Rule ' || n, fee_type, override, scope, scope_type, starts_on, priority, true,
       'rule ' || n, 'rule ' || n, '' from quoting.pricing_rule, generate_series(2, $2::int) n
      where organisation_id = $1 and name = 'Kept'`,
    [practice.organisationId, MAX_ACTIVE_RULES],
  );
  const restore = (id: string) =>
    product.call(restorePricingRule, { params: { id }, body: {} }, practice.admin);
  await expect(restore(on.id)).rejects.toEqual(refusedAt('isActive', `${MAX_ACTIVE_RULES} active rules`));
  expect(await restore(off.id)).toMatchObject({ isActive: false });
  await product.sql(`delete from quoting.pricing_rule where organisation_id = $1 and name = 'Rule 2'`, [
    practice.organisationId,
  ]);
  expect(await restore(on.id)).toMatchObject({ isActive: true });
});

it('lists pricing rules in the order they apply, with filters', async () => {
  await add({ name: 'Last word', priority: 200, effectiveTo: '2026-11-30' });
  await add({ name: 'From December', effectiveFrom: '2026-12-01' });
  await add({ name: 'Without dates', feeType: 'ADMIN_FEES', isActive: false });
  await add({ name: 'First', priority: 0, scope: { type: 'CATEGORY', targetId: 'COSMETIC' } });
  expect(await names()).toEqual(['First', 'Without dates', 'From December', 'Last word']);
  expect(await names({ sort: '-name' })).toEqual(['Without dates', 'Last word', 'From December', 'First']);
  expect(await names({ inForceOn: '2026-11-30' })).toEqual(['First', 'Without dates', 'Last word']);
  expect(await names({ inForceOn: '2026-12-01' })).toEqual(['First', 'Without dates', 'From December']);
  expect(await names({ feeType: 'ADMIN_FEES' })).toEqual(['Without dates']);
  expect(await names({ scopeType: 'CATEGORY' })).toEqual(['First']);
  expect(await names({ isActive: 'false' })).toEqual(['Without dates']);
  expect(await names({ search: 'dates' })).toEqual(['Without dates']);
});
