import type { SupportEnd } from '@quillcare/contracts';
import type { ToneName } from '@quillcare/ui';

export const organisationTexts = {
  title: 'Organisations',
  search: 'Search name, email or phone',
  name: 'Name',
  owner: 'Owner',
  noOwner: 'No administrator',
  plan: 'Plan',
  status: 'Status',
  anyStatus: 'Active and inactive',
  active: 'Active',
  inactive: 'Inactive',
  nonBilling: 'Not billed',
  joined: 'Joined',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  website: 'Website',
  timeZone: 'Time zone',
  subscription: 'Subscription',
  trialEnds: 'Trial ends',
  clients: 'Clients',
  doctors: 'Doctors',
  hospitals: 'Hospitals',
  sites: 'Sites',
  surgeries: 'Surgeries',
  unknown: 'Not known at the moment',
  empty: 'No organisation has signed up yet.',
  back: 'Organisations',
  loadFailed: 'This organisation could not be loaded',
  details: 'Details',
  figures: 'Plan and figures',
  people: 'People',
  activeOf: (active: number, all: number) => (active === all ? `${all}` : `${active} active of ${all}`),
} as const;

export const memberTexts = {
  title: 'People',
  search: 'Search name or email',
  name: 'Name',
  email: 'Email',
  role: 'Role',
  anyRole: 'Any role',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  empty: 'Nobody works here.',
  support: 'Support',
  actFor: 'Act for this person',
  actForWhom: (name: string) => `Act for ${name}`,
  you: 'you',
} as const;

export const actTexts = {
  title: (name: string) => `Act for ${name}`,
  help: (practice: string) =>
    `You see Quillcare as this person at ${practice} sees it. Your name, the reason and everything you do stand in the audit trail of the practice, and the person sees the access in their profile and can end it.`,
  reason: 'Reason',
  reasonHelp: 'What the practice reads about it, at least 10 characters: who asked, and what for.',
  minutes: 'How long',
  minutesHelp: 'When the time is up, the access ends by itself.',
  minuteUnit: 'minutes',
  readOnly: 'Read-only',
  readOnlyOn: 'You can look at everything and change nothing.',
  readOnlyOff:
    'You can change what this person can change. Their password, second step and sessions, and the rights of others, stay out of reach.',
  submit: 'Start',
  submitting: 'Starting',
} as const;

export const toolsTexts = {
  title: 'Super admin',
  subtitle: 'The platform as a whole, and who looked into which practice.',
  figures: 'Figures',
  organisations: 'Organisations',
  newOrganisations: 'New in 7 days',
  people: 'Active people',
  openSupport: 'Support now',
  recentSupport: 'Support in 7 days',
  superAdmins: 'Super admins',
  ofThem: (active: number) => `${active} active`,
  figuresFailed: 'The figures could not be loaded',
  support: 'Support accesses',
  supportHelp:
    'Every time somebody acted in a person’s place. The practices read the same in their audit trails.',
  supportEmpty: 'Nobody has acted for anybody yet.',
  who: 'Super admin',
  whom: 'For',
  practice: 'Practice',
  reason: 'Reason',
  access: 'Access',
  anyAccess: 'Any access',
  readOnly: 'Read-only',
  writable: 'With changes',
  began: 'Began',
  ended: 'Ended',
  goingOn: 'Going on',
  untilWhen: (time: string) => `until ${time}`,
  links: 'Tools',
} as const;

export const TOOL_LINKS = [
  {
    to: '/organizations',
    label: 'Organisations',
    hint: 'Every practice, its people, and acting for one of them',
  },
  {
    to: '/admin/super-admin-management',
    label: 'Super admin management',
    hint: 'Who administers the platform, and how somebody comes to',
  },
  {
    to: '/admin/contact-messages',
    label: 'Contact messages',
    hint: 'What visitors wrote on the public site',
  },
  { to: '/diagnostic', label: 'Diagnostic', hint: 'The state of every part of the platform' },
] as const;

export const SUPPORT_END: Record<SupportEnd, { label: string; tone: ToneName }> = {
  STOPPED: { label: 'Stopped', tone: 'muted' },
  SIGNED_OUT: { label: 'Own session ended', tone: 'muted' },
  EXPIRED: { label: 'Time was up', tone: 'muted' },
  ENDED_BY_PERSON: { label: 'Ended by the person', tone: 'warning' },
  ACCOUNT_CHANGED: { label: 'Account changed', tone: 'warning' },
};

export const superAdminTexts = {
  title: 'Super admin management',
  subtitle: 'Who administers the platform.',
  list: 'Super admins',
  name: 'Name',
  email: 'Email',
  practice: 'Practice',
  status: 'Status',
  active: 'Active',
  inactive: 'Inactive',
  secondStep: 'Two-step sign-in',
  on: 'On',
  off: 'Off',
  lastSignIn: 'Last sign-in',
  longAgo: 'Not in the last month',
  you: 'you',
  empty: 'Nobody administers the platform.',
  howTitle: 'How somebody becomes a super admin',
  how: [
    'The person has an account with their own practice, like everybody else.',
    'The operator of this installation names its address in the setting SUPER_ADMIN_EMAIL and restarts the server.',
    'Once the address is confirmed, the account becomes a super admin when the person confirms it or signs in. The audit trail of their practice says so.',
  ],
  howNote:
    'Nobody gives this role in the browser, also not a super admin. It stays when the setting changes later; only the operator can take it away, in the database.',
  protectTitle: 'What protects it',
  protect: [
    'In production a super admin needs a second step to sign in.',
    'Acting for somebody needs a fresh proof of identity and a reason, lasts an hour at most, and is on record in the practice.',
    'Nobody can act for a super admin.',
  ],
} as const;
