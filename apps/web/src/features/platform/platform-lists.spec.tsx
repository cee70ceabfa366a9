import { screen } from '@testing-library/react';
import {
  organisationSummary,
  type OrganisationSummary,
  type PlatformFigures,
  type SuperAdmin,
  type SupportAccess,
} from '@quillcare/contracts';
import { pageOf, type Replies } from '../../testing/fake-server';
import { asPhone } from '../../testing/phone';
import { renderPage, sessionSample } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { OrganisationListPage } from './organisation-list.page';
import { SuperAdminManagementPage } from './super-admin-management.page';
import { SuperAdminPage } from './super-admin.page';

const NOW = '2026-11-20T08:00:00.000Z';
const id = (n: number) => `01930000-0000-7000-8000-0000000000c${n}`;

function show(page: React.ReactElement, path: string, replies: Replies) {
  return renderPage(page, {
    path,
    user: { role: 'SUPER_ADMIN' },
    replies,
  });
}

beforeEach(asPhone);

it('lists practices with owner, plan and figures, and opens one', async () => {
  const practice: OrganisationSummary = blankOf(organisationSummary, {
    id: id(1),
    name: 'Ngāio Surgical',
    email: 'rooms@ngaio.test',
    isActive: true,
    createdAt: NOW,
    dataStats: { clients: 12_00, doctors: null, hospitals: 4, sites: 0, surgeries: 7 },
    owner: { firstName: 'Mere', lastName: 'Ngata', email: 'mere@ngaio.test', subscriptionPlan: 'BASIC' },
  });
  const orphan = { ...practice, id: id(2), name: 'Empty Rooms', owner: null };
  const { user } = show(<OrganisationListPage />, '/organizations', {
    'GET /api/organizations': [pageOf([practice, orphan])],
  });
  const link = await screen.findByRole('link', { name: 'Ngāio Surgical' });
  expect(screen.getByText('Mere Ngata')).toBeTruthy();
  expect(screen.getByText(/Starter/)).toBeTruthy();
  expect(screen.getAllByText('1,200').length).toBeGreaterThan(0);
  expect(screen.getByText('No administrator')).toBeTruthy();
  await user.click(link);
  expect(await screen.findByText(`At /organizations/${id(1)}`)).toBeTruthy();
});

it('shows the platform’s figures, its tools and recent support access', async () => {
  const figures: PlatformFigures = {
    organisations: 12,
    activeOrganisations: 11,
    newOrganisations: 2,
    activePeople: 80,
    superAdmins: 3,
    openSupport: 1,
    recentSupport: 4,
  };
  const access: SupportAccess = {
    id: id(3),
    by: { id: id(4), name: 'Aroha Williams' },
    person: { id: id(5), name: 'Mere Ngata' },
    practice: { id: id(1), name: 'Ngāio Surgical' },
    reason: 'Fees are missing',
    readOnly: true,
    createdAt: NOW,
    expiresAt: '2026-11-20T08:30:00.000Z',
    endedAt: NOW,
    end: 'ENDED_BY_PERSON',
  };
  const going = { ...access, id: id(6), endedAt: null, end: null, readOnly: false };
  show(<SuperAdminPage />, '/super-admin', {
    'GET /api/platform/figures': [{ body: figures }],
    'GET /api/impersonations': [pageOf([going, access])],
  });
  expect(await screen.findByText('12')).toBeTruthy();
  expect(screen.getByText('11 active')).toBeTruthy();
  expect(await screen.findByText('Ended by the person')).toBeTruthy();
  expect(screen.getByText('Ongoing')).toBeTruthy();
  expect(screen.getAllByText('Fees are missing')).toHaveLength(2);
  const tools = screen.getByRole('region', { name: 'Tools' });
  const targets = [...tools.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(targets).toEqual([
    '/organizations',
    '/admin/super-admin-management',
    '/admin/invoices',
    '/admin/mates-rates',
    '/admin/non-billing-organizations',
    '/admin/contact-messages',
    '/admin/platform-announcements',
    '/admin/mbs',
    '/diagnostic',
  ]);
});

it('lists super admins, and explains that they cannot be added in the browser', async () => {
  const aroha: SuperAdmin = {
    id: sessionSample.user.id,
    name: 'Aroha Williams',
    email: 'aroha@quillcare.test',
    isActive: true,
    practice: { id: id(1), name: 'Quillcare' },
    hasSecondStep: true,
    lastSignInAt: NOW,
  };
  const tom = { ...aroha, id: id(7), name: 'Tom Long-Gone', hasSecondStep: false, lastSignInAt: null };
  show(<SuperAdminManagementPage />, '/admin/super-admin-management', {
    'GET /api/super-admins': [pageOf([aroha, tom])],
  });
  expect(await screen.findByText('Tom Long-Gone')).toBeTruthy();
  expect(screen.getByText('(you)')).toBeTruthy();
  expect(screen.getByText(/Not in the last week/)).toBeTruthy();
  expect(screen.getByText(/sets SUPER_ADMIN_EMAIL/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /add|make|invite/i })).toBeNull();
});
