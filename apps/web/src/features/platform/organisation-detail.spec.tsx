import { configure, screen, within } from '@testing-library/react';
import type { OrganisationOverview, StaffUser } from '@quillcare/contracts';
import { problemOf } from '../../testing/fake-server';
import { asPhone } from '../../testing/phone';
import { renderPage, sessionSample } from '../../testing/render-page';
import { OrganisationDetailPage } from './organisation-detail.page';

// Whole pages take longer while other tests run.
configure({ asyncUtilTimeout: 5_000 });
jest.setTimeout(20_000);

const ID = '01930000-0000-7000-8000-00000000000a';
const PAGE = `GET /api/organizations/${ID}`;
const PEOPLE = `GET /api/organizations/${ID}/users`;
const START = 'POST /api/auth/impersonation';
const NOW = '2026-11-20T08:00:00.000Z';

const practice: OrganisationOverview = {
  ...{ id: ID, name: 'Ngāio Surgical', email: 'rooms@ngaio.test', phone: '+6492345678', address: null },
  ...{ website: 'https://ngaio.test', country: 'NZ', timeZone: 'Pacific/Auckland' },
  ...{ isActive: true, isNonBilling: true, createdAt: NOW, members: 3, activeMembers: 2 },
  dataStats: { clients: 10_000, doctors: 3, hospitals: null, sites: 0, surgeries: 12 },
  owner: { firstName: 'Mere', lastName: 'Ngata', email: 'mere@ngaio.test', subscriptionPlan: 'ENTERPRISE' },
  ...{ subscriptionStatus: 'TRIALING', trialEndDate: '2026-12-04T08:00:00.000Z' },
};

function somebody(n: number, name: string, change: Partial<StaffUser> = {}): StaffUser {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    ...{ id: `01930000-0000-7000-8000-0000000000b${n}`, version: 1, createdAt: NOW, updatedAt: NOW },
    ...{ email: `${firstName.toLowerCase()}@ngaio.test`, name, firstName, lastName },
    ...{ role: 'USER', isActive: true },
    ...change,
  };
}

const mere = somebody(1, 'Mere Ngata', { role: 'ORG_ADMIN' });
const people = [
  mere,
  somebody(2, 'Tom Left', { isActive: false }),
  somebody(3, 'Aroha Williams', { role: 'SUPER_ADMIN' }),
];

function setUp(replies: Parameters<typeof renderPage>[1]['replies'] = {}) {
  const list = { items: people, nextCursor: null, total: people.length, totalIsEstimate: false };
  return renderPage(<OrganisationDetailPage />, {
    path: '/organizations/:id',
    url: `/organizations/${ID}`,
    isSignedIn: true,
    replies: {
      'GET /api/auth/session': [
        { body: { ...sessionSample, user: { ...sessionSample.user, role: 'SUPER_ADMIN' } } },
      ],
      [PAGE]: [{ body: practice }],
      [PEOPLE]: [{ body: list }],
      ...replies,
    },
  });
}

beforeEach(asPhone);

const dialog = () => screen.findByRole('dialog', { name: 'Act for Mere Ngata' });

it('shows a practice as far as it is known', async () => {
  setUp();
  expect(await screen.findByRole('heading', { level: 1, name: 'Ngāio Surgical' })).toBeTruthy();
  const valueOf = (label: string) =>
    screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(valueOf('Owner')).toBe('Mere Ngata, mere@ngaio.test');
  expect(valueOf('Clients')).toBe('10,000+');
  expect(valueOf('Sites')).toBe('0');
  expect(valueOf('People')).toBe('2 active of 3');
  expect(screen.getByRole('img', { name: 'Not known at the moment' })).toBeTruthy();
  expect(screen.getByText('Not billed')).toBeTruthy();
});

it('offers to act only for people for whom that is possible', async () => {
  setUp();
  expect(await screen.findByRole('button', { name: 'Act for this person: Mere Ngata' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Act for this person: Tom Left' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Act for this person: Aroha Williams' })).toBeNull();
});

it('offers it for nobody of a practice that is deactivated', async () => {
  setUp({ [PAGE]: [{ body: { ...practice, isActive: false } }] });
  expect(await screen.findByText('Mere Ngata')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Act for/ })).toBeNull();
});

it('asks for reason, duration and extent, and sends them', async () => {
  const { user, sent } = setUp({
    [START]: [{ status: 409, body: problemOf(409, 'SUPPORT_NOT_POSSIBLE', 'This account is deactivated.') }],
  });
  await user.click(await screen.findByRole('button', { name: 'Act for this person: Mere Ngata' }));
  const form = within(await dialog());
  const readOnly = form.getByRole<HTMLInputElement>('switch', { name: 'Read-only' });
  expect(readOnly.checked).toBe(true);
  expect(form.getByText('You can view everything but not change anything.')).toBeTruthy();
  await user.type(form.getByLabelText('Reason'), 'because');
  await user.click(form.getByRole('button', { name: 'Start' }));
  expect((await form.findAllByText('Please say in at least 10 characters why')).length).toBeGreaterThan(0);
  expect(sent(START)).toEqual([]);
  await user.clear(form.getByLabelText('Reason'));
  await user.type(form.getByLabelText('Reason'), 'Quotes do not show the fee');
  await user.clear(form.getByLabelText('How long'));
  await user.type(form.getByLabelText('How long'), '15');
  await user.click(readOnly);
  expect(form.getByText(/^You can change what this person can change/)).toBeTruthy();
  await user.click(form.getByRole('button', { name: 'Start' }));
  expect(await form.findByText('This account is deactivated.')).toBeTruthy();
  expect(sent(START).map(({ body }) => body)).toEqual([
    {
      ...{ userId: mere.id, organisationId: ID, reason: 'Quotes do not show the fee' },
      ...{ minutes: 15, readOnly: false, session: 'cookie' },
    },
  ]);
});

it('rejects too many minutes', async () => {
  const { user, sent } = setUp();
  await user.click(await screen.findByRole('button', { name: 'Act for this person: Mere Ngata' }));
  const form = within(await dialog());
  await user.type(form.getByLabelText('Reason'), 'Quotes do not show the fee');
  await user.clear(form.getByLabelText('How long'));
  await user.type(form.getByLabelText('How long'), '90');
  await user.click(form.getByRole('button', { name: 'Start' }));
  expect((await form.findAllByText('Please choose between 5 and 60 minutes')).length).toBeGreaterThan(0);
  expect(sent(START)).toEqual([]);
});
