import { createPricingRule, createSurgery, deleteSurgery, type PricingRuleInput } from '@quillcare/contracts';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { testProduct, type TestOrganisation } from '@quillcare/testing';
import { PricingRuleReader } from './pricing-rule.reader';

const product = testProduct({ only: ['identity', 'quoting'] });

const discount = { type: 'PERCENTAGE_DISCOUNT', basisPoints: 1_000 } as const;

function add(practice: TestOrganisation, name: string, body: Partial<PricingRuleInput> = {}) {
  const rule = { name, feeType: 'SURGERY_BASE_FEE', override: discount, scope: { type: 'ALL' } } as const;
  return product.call(createPricingRule, { body: { ...rule, ...body } }, practice.admin);
}

it('reads the active rules of the practice in order, without those for removed targets', async () => {
  const [practice, other] = [await product.signUp(), await product.signUp()];
  const body = { name: 'Rhinoplasty', baseFeeMinor: 950_000 };
  const surgery = await product.call(createSurgery, { body }, practice.admin);
  await add(practice, 'Last', { priority: 300, effectiveFrom: '2026-12-01' });
  await add(practice, 'Off', { isActive: false });
  await add(practice, 'For the surgery', { priority: 1, scope: { type: 'SURGERY', targetId: surgery.id } });
  await add(practice, 'First', { priority: 0 });
  await add(other, 'Of another practice');

  const reader = product.app.get(PricingRuleReader, { strict: false });
  const inOrder = () =>
    runInContext(contextFor(practice.admin), async () =>
      (await reader.readRuleBook()).get('SURGERY_BASE_FEE')?.map(({ rule }) => rule.name),
    );
  expect(await inOrder()).toEqual(['First', 'For the surgery', 'Last']);
  await product.call(deleteSurgery, { params: { id: surgery.id }, query: { confirm: true } }, practice.admin);
  expect(await inOrder()).toEqual(['First', 'Last']);
});
