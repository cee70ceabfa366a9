import {
  countQuoteTemplates,
  createQuoteTemplate,
  deleteQuoteTemplate,
  restoreQuoteTemplate,
  updateQuoteTemplate,
} from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'quoting'] });
const practice = perTest(() => product.signUp({ subscriptionPlan: 'BASIC' }));

const MAX = 5;
const FULL = { code: 'PLAN_LIMIT_REACHED', facts: { limit: 'templates', max: MAX, used: MAX } };

const add = (isShared = true, as = practice.admin) =>
  product.call(createQuoteTemplate, { body: { name: `Template ${newId()}`, isShared } }, as);
const used = async () => {
  const body = { organisationIds: [practice.organisationId] };
  return (await product.callInternal(countQuoteTemplates, { body })).items[0]?.templates;
};

it('gives the last place to exactly one of two concurrent templates, counting private ones', async () => {
  for (let at = 1; at < MAX; at += 1) await add(at % 2 === 0);
  const colleague = { ...practice.admin, userId: newId() };
  const tries = await Promise.allSettled([add(), add(false, colleague)]);
  expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const one of tries) if (one.status === 'rejected') expect(one.reason).toMatchObject(FULL);
  expect(await used()).toBe(MAX);
});

it('refuses to restore a template above the limit but still allows changes to existing ones', async () => {
  const [removed, kept] = [await add(), await add()];
  const at = (id: string) => ({ params: { id } });
  const { admin } = practice;
  await product.call(deleteQuoteTemplate, { ...at(removed.id), query: { version: 1 } }, admin);
  for (let more = 1; more < MAX; more += 1) await add();
  const restore = () => product.call(restoreQuoteTemplate, { ...at(removed.id), body: {} }, admin);
  await expect(restore()).rejects.toMatchObject(FULL);
  await product.call(updateQuoteTemplate, { ...at(kept.id), body: { version: 1, name: 'Renamed' } }, admin);
  await product.call(deleteQuoteTemplate, { ...at(kept.id), query: { version: 2 } }, admin);
  await restore();
  expect(await used()).toBe(MAX);
});
