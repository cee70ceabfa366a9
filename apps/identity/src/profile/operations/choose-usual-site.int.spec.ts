import { chooseUsualSite, createSite, deleteSite, getSession } from '@quillcare/contracts';
import { perTest, testProduct, type TestOrganisation } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'quoting'] });
const org = perTest(() => product.signUp());

const addSite = (of: TestOrganisation) =>
  product.call(
    createSite,
    { body: { name: 'Bondi Junction Clinic', address: '1 Oxford St', phone: '02 9555 0101' } },
    of.admin,
  );
const choose = (siteId: string | null) => product.call(chooseUsualSite, { body: { siteId } }, org.admin);
const usualSite = async () => (await product.call(getSession, {}, org.admin)).user.usualSiteId;

it('returns the usual site with the session, and can clear it', async () => {
  const { id } = await addSite(org);
  expect(await usualSite()).toBeNull();
  expect(await choose(id)).toEqual({ usualSiteId: id });
  expect(await usualSite()).toBe(id);
  await choose(null);
  expect(await usualSite()).toBeNull();
});

it('rejects a site that is deleted or of another practice', async () => {
  const foreign = await addSite(await product.signUp());
  await expect(choose(foreign.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  const { id } = await addSite(org);
  await product.call(deleteSite, { params: { id } }, org.admin);
  await expect(choose(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  expect(await usualSite()).toBeNull();
});
