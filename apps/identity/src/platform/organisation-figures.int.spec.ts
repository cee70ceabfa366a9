import { getOrganisationOverview, listOrganisations } from '@quillcare/contracts';
import { startProduct, testProduct } from '@quillcare/testing';
import { enterDemo, seededDemo } from '../testing/support.suite';

const product = testProduct(() => startProduct({ only: ['identity'] }));
beforeAll(async () => {
  await seededDemo(product);
});

it('lists practices without figures while the services that count records are unavailable', async () => {
  const own = await enterDemo(product);
  const unknown = { clients: null, doctors: null, hospitals: null, sites: null, surgeries: null };
  const owner = { email: 'admin@demo.quillcare.test', subscriptionPlan: null };
  const [practice] = (await product.call(listOrganisations, {}, own)).items;
  expect(practice).toMatchObject({ id: own.organisationId, dataStats: unknown, owner });
  const overview = await product.call(getOrganisationOverview, { params: { id: own.organisationId } }, own);
  expect(overview).toMatchObject({
    members: 5,
    dataStats: unknown,
    subscriptionStatus: null,
    trialEndDate: null,
  });
});
