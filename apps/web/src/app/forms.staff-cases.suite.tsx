import * as contracts from '@quillcare/contracts';
import { announcementPages, platformAnnouncementPages } from '../features/announcements/announcement.form';
import { NameSection } from '../features/account/name.section';
import { MedicalNotes } from '../features/organisation/medical-notes.view';
import { SecondStepPolicy } from '../features/organisation/second-step-policy.view';
import { GrantsPanel } from '../features/users/grants.panel';
import { UserDetailPage } from '../features/users/user-detail.page';
import { choosing, ID, sample, ticking, typing, type FormCase } from './forms.acts.suite';

const grants = { CLIENTS: ['READ'], QUOTES: ['READ'] };

export const STAFF_CASES: readonly FormCase[] = [
  {
    form: 'own-name',
    page: <NameSection />,
    route: '/api/profile',
    stored: sample(contracts.getProfile, { permissions: {} }),
    save: 'Save changes',
    type: typing('First name', 'Amélie'),
    mine: { firstName: 'Amélie' },
    theirs: { firstName: 'Amelia' },
    beside: { lastName: 'Tran' },
  },
  {
    form: 'user-role',
    page: <UserDetailPage />,
    path: '/users/:id',
    url: `/users/${ID}`,
    route: `/api/users/${ID}`,
    stored: sample(contracts.getUser, { role: 'USER' }),
    save: 'Change role',
    type: choosing(/^Role/, 'Sales Manager'),
    mine: { role: 'SALES_MANAGER' },
    theirs: { role: 'LEAD_COORDINATOR' },
  },
  {
    form: 'user-grants',
    page: <GrantsPanel personId={ID} isReadOnly={false} />,
    route: `/api/users/${ID}/grants`,
    stored: sample(contracts.getUserGrants, {
      grants,
      defaults: contracts.DEFAULT_GRANTS.USER,
      grantable: contracts.DEFAULT_GRANTS.ORG_ADMIN,
    }),
    save: 'Save rights',
    type: ticking('Clients: Create'),
    mine: { grants: { ...grants, CLIENTS: ['CREATE', 'READ'] } },
    theirs: { grants: { ...grants, CLIENTS: [] } },
    beside: { grants: { CLIENTS: ['READ'], QUOTES: [] } },
  },
  {
    form: 'platform-announcement',
    role: 'SUPER_ADMIN',
    page: <platformAnnouncementPages.EditPage />,
    path: '/admin/platform-announcements/:id',
    url: `/admin/platform-announcements/${ID}`,
    route: `/api/platform-announcements/${ID}`,
    stored: sample(contracts.getPlatformAnnouncement, {
      title: 'Maintenance on Sunday',
      audience: 'ALL_USERS',
      forRoles: [],
      forOrganisationIds: [],
      startsAt: null,
      endsAt: null,
      actionLabel: null,
      actionTarget: null,
    }),
    save: 'Save changes',
    type: typing('Title', 'Maintenance on Monday'),
    mine: { title: 'Maintenance on Monday' },
    theirs: { title: 'Maintenance on Saturday' },
    beside: { message: 'From 6 pm' },
  },
  {
    form: 'announcement',
    page: <announcementPages.EditPage />,
    path: '/admin/announcements/:id',
    url: `/admin/announcements/${ID}`,
    route: `/api/announcements/${ID}`,
    stored: sample(contracts.getAnnouncement, {
      title: 'Theatre closed',
      audience: 'ALL_ORGANISATION_USERS',
      forRoles: [],
      forUserIds: [],
      startsAt: null,
      endsAt: null,
      actionLabel: null,
      actionTarget: null,
    }),
    save: 'Save changes',
    type: typing('Title', 'Theatre 2 closed'),
    mine: { title: 'Theatre 2 closed' },
    theirs: { title: 'Theatre closed on Friday' },
    beside: { message: 'Until Monday' },
  },
  {
    form: 'second-step-policy',
    page: <SecondStepPolicy />,
    route: '/api/organisation/mfa-policy',
    stored: { version: 3, roles: [], withoutSecondStep: {} },
    save: 'Save requirement',
    type: ticking('User'),
    mine: { roles: ['USER'] },
    theirs: { roles: [] },
    beside: { roles: ['ORG_ADMIN'] },
  },
  {
    form: 'note-settings',
    page: <MedicalNotes />,
    route: '/api/note-settings',
    stored: { version: 3, updatedAt: null, medicalRoles: [], medicalPersonIds: [] },
    save: 'Save medical notes',
    type: ticking('User'),
    mine: { medicalRoles: ['USER'] },
    theirs: { medicalRoles: [] },
    beside: { medicalRoles: ['ORG_ADMIN'] },
  },
];
