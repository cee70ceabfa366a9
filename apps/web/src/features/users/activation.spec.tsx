import { screen, waitFor, within } from '@testing-library/react';
import type { StaffUser } from '@quillcare/contracts';
import { expectAccessible } from '../../testing/axe';
import type { Reply } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { buildActivationActs } from './activation.definition';

const ID = '01a1fa25-0000-7000-8000-000000000009';
const PATCH = `PATCH /api/users/${ID}`;
const AT = '2026-11-20T01:02:03.000Z';
const person = {
  id: ID,
  version: 2,
  name: 'Ruby Park',
  firstName: 'Ruby',
  lastName: 'Park',
  email: 'ruby@x.test',
  role: 'ORG_ADMIN',
  isActive: true,
  createdAt: AT,
  updatedAt: AT,
} as unknown as StaffUser;

const key = {
  id: ID,
  name: 'Our website',
  hint: 'qck_ab',
  createdAt: AT,
  createdByName: 'Ruby Park',
  createdById: ID,
  lastUsedAt: null,
  revokedAt: null,
};
const feed = {
  doctorId: ID,
  doctorName: 'Dr Ngāpō',
  isActive: true,
  createdAt: AT,
  lastReadAt: null,
  madeById: ID,
};

const open = (keys: object[], feeds: object[], replies: Record<string, Reply[]> = {}) =>
  renderPage(<ActButtons acts={buildActivationActs(() => true)} record={person} />, {
    path: '/users',
    user: { role: 'ORG_ADMIN' },
    replies: {
      'GET /api/lead-keys': [{ body: { items: keys } }],
      'GET /api/calendar-feeds': [{ body: { items: feeds } }],
      [PATCH]: [{ body: { ...person, isActive: false } }],
      ...replies,
    },
  });

async function begin(page: ReturnType<typeof open>) {
  const button = await screen.findByRole('button', { name: 'Deactivate' });
  await waitFor(() => expect(button).toBeEnabled());
  await page.user.click(button);
  return within(await screen.findByRole('dialog', { name: 'Deactivate Ruby Park?' }));
}

it('lists a user’s working keys and calendar feeds, and asks whether to revoke them', async () => {
  const page = open([key, { ...key, name: 'Old one', revokedAt: AT }], [feed]);
  const dialog = await begin(page);
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Website key: Our website',
    'Calendar feed: Dr Ngāpō',
  ]);
  await expectAccessible();
  // There is no default choice.
  await page.user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(page.sent(PATCH)).toEqual([]);
  await page.user.click(dialog.getByRole('radio', { name: 'Revoke them' }));
  await page.user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  await waitFor(() =>
    expect(page.sent(PATCH)[0]?.body).toEqual({ version: 2, isActive: false, keysAndFeeds: 'REVOKE' }),
  );
});

it('asks no further question about a user without keys or feeds', async () => {
  const page = open([{ ...key, createdById: null }], []);
  const dialog = await begin(page);
  expect(dialog.queryByRole('radio')).toBeNull();
  await page.user.click(dialog.getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(page.sent(PATCH)[0]?.body).toEqual({ version: 2, isActive: false }));
});

it('warns that keys and feeds could not be loaded', async () => {
  const page = open([], [], { 'GET /api/lead-keys': [{ status: 500, body: {} }] });
  expect((await begin(page)).getByText(/could not be loaded\. There may be some/)).toBeInTheDocument();
});
