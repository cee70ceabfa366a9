import { screen, waitFor, within } from '@testing-library/react';
import {
  type OrganisationHealth,
  organisationOverview,
  type OrganisationOverview,
  type StaffUser,
} from '@quillcare/contracts';
import { refusal, type Replies } from '../../testing/fake-server';
import { asPhone } from '../../testing/phone';
import { renderPage } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { OrganisationDetailPage } from './organisation-detail.page';

const ID = '01930000-0000-7000-8000-00000000000a';
const PAGE = `GET /api/organizations/${ID}`;
const PEOPLE = `GET /api/organizations/${ID}/users`;
const HEALTH = `GET /api/organizations/${ID}/health`;
const START = 'POST /api/auth/impersonation';
const NOW = '2026-11-20T08:00:00.000Z';

const practice: OrganisationOverview = blankOf(organisationOverview, {
  id: ID,
  name: 'Ngāio Surgical',
  email: 'rooms@ngaio.test',
  phone: '+6492345678',
  website: 'https://ngaio.test',
  country: 'NZ',
  timeZone: 'Pacific/Auckland',
  version: 4,
  isActive: true,
  isNonBilling: true,
  createdAt: NOW,
  members: 3,
  activeMembers: 2,
  dataStats: { clients: 10_000, doctors: 3, hospitals: null, sites: 0, surgeries: 12 },
  owner: { firstName: 'Mere', lastName: 'Ngata', email: 'mere@ngaio.test', subscriptionPlan: 'ENTERPRISE' },
  subscriptionStatus: 'TRIALING',
  trialEndDate: '2026-12-04T08:00:00.000Z',
});

const health: OrganisationHealth = {
  lastSignInAt: '2026-11-20T07:00:00.000Z',
  mails: { failed: 2, lastFailedAt: '2026-11-19T07:00:00.000Z' },
  documents: { failed: 0, lastFailedAt: null },
  imports: null,
  services: [
    { service: 'crm', messages: null },
    {
      service: 'notifications',
      messages: {
        failed: [{ id: ID, kind: 'job', handler: 'notifications.deliverMail', failedAt: NOW }],
        failedCount: 1,
        waiting: 3,
      },
    },
  ],
};

function somebody(n: number, name: string, change: Partial<StaffUser> = {}): StaffUser {
  const [firstName = '', lastName = ''] = name.split(' ');
  return {
    id: `01930000-0000-7000-8000-0000000000b${n}`,
    version: 1,
    createdAt: NOW,
    updatedAt: NOW,
    email: `${firstName.toLowerCase()}@ngaio.test`,
    name,
    firstName,
    lastName,
    role: 'USER',
    isActive: true,
    ...change,
  };
}

const mere = somebody(1, 'Mere Ngata', { role: 'ORG_ADMIN' });
const people = [
  mere,
  somebody(2, 'Tom Left', { isActive: false }),
  somebody(3, 'Aroha Williams', { role: 'SUPER_ADMIN' }),
];

function setUp(replies: Replies = {}) {
  const list = { items: people, nextCursor: null, total: people.length, totalIsEstimate: false };
  return renderPage(<OrganisationDetailPage />, {
    path: '/organizations/:id',
    url: `/organizations/${ID}`,
    user: { role: 'SUPER_ADMIN' },
    replies: {
      [PAGE]: [{ body: practice }],
      [PEOPLE]: [{ body: list }],
      [HEALTH]: [{ body: health }],
      ...replies,
    },
  });
}

beforeEach(asPhone);

const dialog = () => screen.findByRole('dialog', { name: 'Act for Mere Ngata' });

it('shows the practice’s details, and marks unknown ones', async () => {
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

it('offers support access only for people who allow it', async () => {
  setUp();
  expect(await screen.findByRole('button', { name: 'Act for this person: Mere Ngata' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Act for this person: Tom Left' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Act for this person: Aroha Williams' })).toBeNull();
});

it('offers no support access to a deactivated practice', async () => {
  setUp({ [PAGE]: [{ body: { ...practice, isActive: false } }] });
  expect(await screen.findByText('Mere Ngata')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Act for/ })).toBeNull();
});

it('asks for reason, duration and extent of support access, and sends them', async () => {
  const { user, sent } = setUp({
    [START]: [refusal(409, 'SUPPORT_NOT_POSSIBLE', 'This account is deactivated.')],
  });
  await user.click(await screen.findByRole('button', { name: 'Act for this person: Mere Ngata' }));
  const form = within(await dialog());
  const readOnly = form.getByRole<HTMLInputElement>('switch', { name: 'Read-only' });
  expect(readOnly.checked).toBe(true);
  expect(form.getByText('You can view everything but not change anything.')).toBeTruthy();
  await user.type(form.getByLabelText('Reason'), 'because');
  await user.click(form.getByRole('button', { name: 'Start' }));
  expect((await form.findAllByText('Please give a reason of at least 10 characters')).length).toBeGreaterThan(
    0,
  );
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
      userId: mere.id,
      organisationId: ID,
      reason: 'Quotes do not show the fee',
      minutes: 15,
      readOnly: false,
      session: 'cookie',
    },
  ]);
});

it('rejects a duration above 60 minutes', async () => {
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

it('shows failed messages, and retries them', async () => {
  const { user, sent } = setUp({ [`POST /api/organizations/${ID}/retry`]: [{ body: { retried: 1 } }] });
  expect(await screen.findByText('2 in 30 days, the last on 19 Nov 2026')).toBeTruthy();
  expect(screen.getByText('1 failed permanently')).toBeTruthy();
  expect(screen.getByText('3 have waited for more than five minutes')).toBeTruthy();
  expect(screen.getByText('crm did not answer')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try messages again' }));
  expect(await screen.findByText('Trying again')).toBeTruthy();
  expect(sent(`POST /api/organizations/${ID}/retry`).map(({ body }) => body)).toEqual([{ what: 'MESSAGES' }]);
});

it('switches off features of a practice with a reason', async () => {
  const after = { ...practice, switchedOff: ['assistant'], currency: 'NZD' };
  const { user, sent } = setUp({
    [PAGE]: [{ body: practice }, { body: { ...practice, switchedOff: ['assistant'] } }],
    [`PATCH /api/organizations/${ID}`]: [{ body: after }],
  });
  await user.click(await screen.findByRole('button', { name: 'Features' }));
  const dialog = await screen.findByRole('dialog', { name: 'Features of Ngāio Surgical' });
  await user.click(within(dialog).getByRole('combobox', { name: /^Switched off/ }));
  await user.click(await screen.findByRole('option', { name: 'Q, the assistant' }));
  await user.keyboard('{Escape}');
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Not wanted by the practice');
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Features saved')).toBeTruthy();
  expect(sent(`PATCH /api/organizations/${ID}`).map(({ body }) => body)).toEqual([
    { version: 4, switchedOff: ['assistant'], reason: 'Not wanted by the practice' },
  ]);
  expect(await screen.findByText('Q, the assistant')).toBeTruthy();
});

it('explains a deactivation beforehand, and requires a reason', async () => {
  const after = { ...practice, isActive: false, currency: 'NZD', deactivationReason: 'Asked for' };
  const { user, sent } = setUp({ [`PATCH /api/organizations/${ID}`]: [{ body: after }] });
  await user.click(await screen.findByRole('button', { name: 'Deactivate' }));
  const dialog = await screen.findByRole('dialog', { name: 'Deactivate Ngāio Surgical?' });
  expect(within(dialog).getByText(/Patients can finish/)).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  expect(await within(dialog).findAllByText('This field is required')).not.toHaveLength(0);
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Asked for by the practice');
  expect(within(dialog).getByRole('checkbox', { name: /export for 30 days/ })).toBeChecked();
  await user.click(within(dialog).getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Deactivated')).toBeTruthy();
  expect(sent(`PATCH /api/organizations/${ID}`).map(({ body }) => body)).toEqual([
    { version: 4, isActive: false, letExport: true, reason: 'Asked for by the practice' },
  ]);
});

it('shows why a practice is deactivated, and activates it again once confirmed', async () => {
  const ACTIVATE = `PATCH /api/organizations/${ID}`;
  const { user, sent } = setUp({
    [ACTIVATE]: [{ body: { ...practice, currency: 'NZD' } }],
    [PAGE]: [
      {
        body: {
          ...practice,
          isActive: false,
          deactivatedAt: NOW,
          deactivationReason: 'Two invoices unpaid',
          exportUntil: '2026-12-20T01:00:00.000Z',
        },
      },
    ],
  });
  expect(await screen.findByText('Two invoices unpaid')).toBeTruthy();
  expect(
    screen.getByText('Its administrators can sign in to read and export until 20 Dec 2026.'),
  ).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Activate again' }));
  const dialog = await screen.findByRole('dialog', { name: 'Activate Ngāio Surgical again?' });
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Paid');
  await user.click(within(dialog).getByRole('button', { name: 'Activate again' }));
  await waitFor(() =>
    expect(sent(ACTIVATE)).toMatchObject([{ body: { version: 4, isActive: true, reason: 'Paid' } }]),
  );
});

it('offers to invite an administrator to a practice without one', async () => {
  setUp({
    [PAGE]: [
      {
        body: {
          ...practice,
          owner: null,
          invitedAdministrator: { email: 'mere@ngaio.test', expiresAt: '2026-12-01T08:00:00.000Z' },
        },
      },
    ],
  });
  expect(await screen.findByRole('button', { name: 'Send a new invitation' })).toBeTruthy();
  expect(screen.getByText('mere@ngaio.test is invited until 1 Dec 2026')).toBeTruthy();
});
