import {
  countPlatformAnnouncementReaders,
  createPlatformAnnouncement,
  listAnnouncements,
  listCurrentAnnouncements,
  listPlatformAnnouncements,
  markAnnouncement,
  PLATFORM_TIME_ZONE,
  type PlatformAnnouncementInput,
  type UserPrincipal,
} from '@quillcare/contracts';
import { addDays, toInstant, todayIn } from '@quillcare/rules';
import { testProduct, type TestOrganisation } from '@quillcare/testing';
import { startOffice } from '../../testing/post-office.suite';

const product = testProduct(startOffice);
let one: TestOrganisation;
let other: TestOrganisation;
let superAdmin: UserPrincipal;
beforeEach(async () => {
  [one, other] = [await product.signUp(), await product.signUp()];
  superAdmin = { ...(await product.signUp()).admin, role: 'SUPER_ADMIN' };
});
// They are shown in all practices, also in those of other files.
afterEach(async () => {
  await product.sql('delete from notifications.platform_announcement_mark');
  await product.sql('delete from notifications.platform_announcement');
});

const announce = (fields: Partial<PlatformAnnouncementInput> = {}) =>
  product.call(
    createPlatformAnnouncement,
    { body: { title: 'Maintenance', message: 'On Sunday at 6.', isActive: true, ...fields } },
    superAdmin,
  );
const shownTo = async (person: UserPrincipal) =>
  (await product.call(listCurrentAnnouncements, {}, person)).items;
const titles = async (person: UserPrincipal) => (await shownTo(person)).map(({ title }) => title);
const mark = (id: string, as: 'READ' | 'DISMISSED' | 'ACKNOWLEDGED', by: UserPrincipal) =>
  product.call(markAnnouncement, { params: { id }, body: { as } }, by);

it('shows published platform announcements in all practices, and drafts to nobody', async () => {
  await announce({ title: 'Draft', isActive: false });
  await announce();
  await announce({ title: 'For administrators', audience: 'ADMINS_ONLY', priority: 'HIGH' });
  await announce({ title: 'For sales', audience: 'SPECIFIC_ROLES', forRoles: ['SALES_MANAGER'] });
  for (const practice of [one, other]) {
    expect(await titles(practice.admin)).toEqual(['For administrators', 'Maintenance']);
    expect(await titles(practice.as('USER'))).toEqual(['Maintenance']);
    expect((await titles(practice.as('SALES_MANAGER'))).sort()).toEqual(['For sales', 'Maintenance']);
  }
  expect((await shownTo(one.admin)).map(({ source }) => source)).toEqual(['PLATFORM', 'PLATFORM']);
});

it('shows a platform announcement in the chosen practices only, of which it requires at least one', async () => {
  const practice = { audience: 'SPECIFIC_PRACTICES' } as const;
  await announce({ ...practice, forOrganisationIds: [other.organisationId] });
  expect(await titles(other.as('USER'))).toEqual(['Maintenance']);
  expect(await titles(one.admin)).toEqual([]);
  await expect(announce({ ...practice })).rejects.toMatchObject({
    errors: [{ path: 'forOrganisationIds', message: 'Choose at least one practice' }],
  });
});

it('records the reading of each person, and counts it without names', async () => {
  const { id } = await announce({ needsAcknowledgement: true });
  await expect(mark(id, 'DISMISSED', one.admin)).rejects.toMatchObject({ code: 'NOT_DISMISSIBLE' });
  await mark(id, 'ACKNOWLEDGED', one.admin);
  await mark(id, 'READ', other.admin);
  expect((await shownTo(one.admin))[0]?.acknowledgedAt).not.toBeNull();
  expect((await shownTo(other.admin))[0]).toMatchObject({ acknowledgedAt: null, readAt: expect.any(String) });
  const counted = await product.call(countPlatformAnnouncementReaders, { params: { id } }, superAdmin);
  expect(counted).toEqual({ practices: 2, read: 2, dismissed: 0, acknowledged: 1 });
});

it('hides drafts of platform announcements from practices', async () => {
  const draft = await announce({ isActive: false });
  await expect(mark(draft.id, 'READ', one.admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  // They belong to no practice, not even the super admin's own.
  expect((await product.call(listAnnouncements, {}, superAdmin)).items).toEqual([]);
  expect((await product.call(listPlatformAnnouncements, {}, superAdmin)).total).toBe(1);
});

it('starts platform announcements in Sydney time, at the change of clocks if the time is skipped', async () => {
  const day = addDays(todayIn(product.clock.now(), PLATFORM_TIME_ZONE), 1);
  await announce({ title: 'Tomorrow', startsAt: `${day}T09:00` });
  expect(await titles(one.admin)).toEqual([]);
  const { items } = await product.call(listPlatformAnnouncements, {}, superAdmin);
  expect(items[0]?.scheduledAt).toBe(toInstant(day, '09:00', PLATFORM_TIME_ZONE).toISOString());
  // On 3 October 2027 clocks in Sydney go forward from 2 am to 3 am.
  const gap = await announce({ title: 'Gap', startsAt: '2027-10-03T02:30' });
  expect(gap.scheduledAt).toBe('2027-10-02T16:00:00.000Z');
});

it('reports every contradictory field of a platform announcement', async () => {
  await expect(
    announce({
      audience: 'SPECIFIC_ROLES',
      actionLabel: 'More',
      startsAt: '2027-01-02T08:00',
      endsAt: '2027-01-01T08:00',
    }),
  ).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path: 'forRoles' }, { path: 'endsAt' }, { path: 'actionTarget' }],
  });
});
