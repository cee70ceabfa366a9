import {
  createAnnouncement,
  listAnnouncementReaders,
  listCurrentAnnouncements,
  markAnnouncement,
  updateAnnouncement,
  type AnnouncementInput,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { startOffice } from '../../testing/post-office.suite';

const product = testProduct(startOffice);
const org = perTest(() => product.signUp());

const TEXT = { title: 'Theatre 2 is closed', message: 'Until Friday.' };

const announce = (fields: Partial<AnnouncementInput> = {}) =>
  product.call(createAnnouncement, { body: { ...TEXT, isActive: true, ...fields } }, org.admin);

async function shownTo(person: UserPrincipal) {
  const { items } = await product.call(listCurrentAnnouncements, {}, person);
  return items;
}

const titles = async (person: UserPrincipal) => (await shownTo(person)).map(({ title }) => title);

const mark = (id: string, as: 'READ' | 'DISMISSED' | 'ACKNOWLEDGED', by: UserPrincipal = org.admin) =>
  product.call(markAnnouncement, { params: { id }, body: { as } }, by);

it('shows a published announcement to its audience, most urgent first', async () => {
  const draft = await announce({ isActive: false });
  await announce({ title: 'For administrators', audience: 'ADMINS_ONLY' });
  await announce({
    title: 'For sales',
    audience: 'SPECIFIC_ROLES',
    forRoles: ['SALES_MANAGER'],
    priority: 'CRITICAL',
  });
  await announce({ title: 'For me', audience: 'SPECIFIC_USERS', forUserIds: [org.admin.userId] });
  expect(await titles(org.as('SALES_MANAGER'))).toEqual(['For sales']);
  expect(await titles(org.admin)).toEqual(['For me', 'For administrators']);
  const { id, version } = draft;
  const published = await product.call(
    updateAnnouncement,
    { params: { id }, body: { version, isActive: true } },
    org.admin,
  );
  expect(draft.publishedAt).toBeNull();
  expect(published.publishedAt).not.toBeNull();
  // Most urgent first.
  expect(await titles(org.as('SALES_MANAGER'))).toEqual(['For sales', 'Theatre 2 is closed']);
});

it('shows an announcement between its start and end in the practice’s time zone, and lets nobody mark it before', async () => {
  const local = (daysAhead: number) => {
    const day = new Date(Date.now() + daysAhead * 86_400_000).toISOString().slice(0, 10);
    return `${day}T09:00`;
  };
  await announce({ title: 'Over', startsAt: local(-5), endsAt: local(2) });
  await announce({ title: 'Now', startsAt: local(-3), endsAt: local(9) });
  const later = await announce({ title: 'Later', startsAt: local(9) });
  await product.clock.runShifted(5 * 86_400_000, async () => {
    expect(await titles(org.admin)).toEqual(['Now']);
    await expect(mark(later.id, 'READ')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

it('rejects recipients who are inactive or of another practice', async () => {
  const other = await product.signUp();
  const named = { audience: 'SPECIFIC_USERS', forUserIds: [org.admin.userId, other.admin.userId] } as const;
  const refusal = {
    code: 'VALIDATION_FAILED',
    errors: [{ path: 'forUserIds.1', message: 'Please choose active colleagues' }],
  };
  await expect(announce({ ...named, forUserIds: [...named.forUserIds] })).rejects.toMatchObject(refusal);
  const { id, version } = await announce({ audience: 'SPECIFIC_USERS', forUserIds: [org.admin.userId] });
  const change = (forUserIds: string[]) =>
    product.call(updateAnnouncement, { params: { id }, body: { version, forUserIds } }, org.admin);
  await expect(change([...named.forUserIds])).rejects.toMatchObject(refusal);
  // People already named may stay, even after leaving the practice.
  await product.sql('update identity."user" set is_active = false where id = $1', [org.admin.userId]);
  expect(await change([org.admin.userId])).toMatchObject({ forUserIds: [org.admin.userId] });
});

it('reports every contradictory field, and stores nothing', async () => {
  await expect(announce({ audience: 'SPECIFIC_ROLES', actionLabel: 'Read more' })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    errors: [{ path: 'forRoles' }, { path: 'actionTarget' }],
  });
  expect(await titles(org.admin)).toEqual([]);
});

it('records the first dismissal of each person', async () => {
  const { id } = await announce();
  const colleague = org.as('USER');
  await mark(id, 'DISMISSED');
  const [first] = await shownTo(org.admin);
  await mark(id, 'DISMISSED');
  const [again] = await shownTo(org.admin);
  expect(first?.dismissedAt).not.toBeNull();
  expect(again).toEqual(first);
  expect(first?.readAt).toBe(first?.dismissedAt);
  // The tests' users of different roles are separate people.
  expect((await shownTo({ ...colleague, userId: org.organisationId }))[0]?.dismissedAt).toBeNull();
});

it('rejects dismissing an announcement that must stay or be acknowledged', async () => {
  const fixed = await announce({ isDismissible: false });
  const asked = await announce({ needsAcknowledgement: true });
  for (const { id } of [fixed, asked])
    await expect(mark(id, 'DISMISSED')).rejects.toMatchObject({ code: 'NOT_DISMISSIBLE' });
  expect((await shownTo(org.admin)).map(({ dismissedAt }) => dismissedAt)).toEqual([null, null]);
});

it('shows administrators who has acknowledged an announcement and who has not', async () => {
  const { id } = await announce({ needsAcknowledgement: true });
  const readers = async () =>
    (await product.call(listAnnouncementReaders, { params: { id } }, org.admin)).items;
  expect(await readers()).toMatchObject([{ name: 'Ana Okafor', acknowledgedAt: null }]);
  await mark(id, 'ACKNOWLEDGED');
  expect(await readers()).toMatchObject([{ name: 'Ana Okafor', acknowledgedAt: expect.any(String) }]);
});

it('hides an announcement from people outside its audience and from other practices', async () => {
  const { id } = await announce({ audience: 'ADMINS_ONLY' });
  const other = await product.signUp();
  for (const stranger of [org.as('USER'), other.admin]) {
    expect(await titles(stranger)).toEqual([]);
    await expect(mark(id, 'READ', stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  }
});
