import { chooseDashboardView, getProfile, getSession, updateProfile } from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { actsOn } from '../../testing/mails.suite';

const product = testProduct({ only: ['identity'] });
const org = perTest(() => product.signUp());

const viewOf = async () => (await product.call(getSession, {}, org.admin)).user.dashboardView;

it('defaults the dashboard to Today, and returns the chosen view with the session of this person', async () => {
  expect(await viewOf()).toBe('TODAY');
  const chosen = await product.call(chooseDashboardView, { body: { view: 'KANBAN' } }, org.admin);
  expect(chosen).toEqual({ view: 'KANBAN' });
  expect(await viewOf()).toBe('KANBAN');
  const other = await product.signUp();
  expect((await product.call(getSession, {}, other.admin)).user.dashboardView).toBe('TODAY');
});

it('changes neither the version of the account nor its audit trail', async () => {
  const before = await actsOn(product, org.admin.userId);
  const { version } = await product.call(getProfile, {}, org.admin);
  await product.call(chooseDashboardView, { body: { view: 'GRID' } }, org.admin);
  expect(await actsOn(product, org.admin.userId)).toEqual(before);
  const body = { version, firstName: 'Anahera' };
  expect(await product.call(updateProfile, { body }, org.admin)).toMatchObject({ dashboardView: 'GRID' });
});
