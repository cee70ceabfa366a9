import { defineWords } from '../../shared/words/words';

export const organisationWords = defineWords('platform-organisation', {
  owner: 'Owner',
  noOwner: 'No administrator',
  unknown: 'Not known at the moment',
  plan: 'Plan',
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
  back: 'Organisations',
  loadFailed: 'This organisation could not be loaded',
  details: 'Details',
  figures: 'Plan and figures',
  people: 'People',
  activeOf: '{{active}} active of {{all}}',
});

export const actWords = defineWords('platform-act', {
  act: {
    label: 'Act for this person',
    title: 'Act for {{name}}',
    hint: 'You will see Quillcare as this person at {{practice}} does. Your name, the reason and everything you do are recorded in the practice’s audit trail. The person can see and end this access from their profile.',
    confirm: 'Start',
    busy: 'Starting',
    fields: { reason: 'Reason', minutes: 'How long' },
    help: {
      reason: 'Shown to the practice. Say who asked and why, in at least 10 characters.',
      minutes: 'Access ends automatically after this time.',
    },
    units: { minutes: 'minutes' },
  },
  readOnly: 'Read-only',
  readOnlyOn: 'You can view everything but not change anything.',
  readOnlyOff:
    'You can change what this person can change, except their password, two-step sign-in and sessions, and other people’s permissions.',
});

export const toolsWords = defineWords('platform-tools', {
  title: 'Super admin',
  subtitle: 'Platform figures and support access.',
  figures: 'Figures',
  organisations: 'Organisations',
  newOrganisations: 'New in 7 days',
  people: 'Active people',
  openSupport: 'Support now',
  recentSupport: 'Support in 7 days',
  superAdmins: 'Super admins',
  ofThem: '{{active}} active',
  figuresFailed: 'The figures could not be loaded',
  links: 'Tools',
  link: {
    organisations: 'Organisations',
    superAdmins: 'Super admin management',
    invoices: 'Invoices',
    matesRates: 'Mates rates',
    nonBilling: 'Non-billing organisations',
    messages: 'Contact messages',
    announcements: 'Platform announcements',
    medicare: 'Medicare schedule',
    diagnostic: 'Diagnostic',
  },
  linkHint: {
    organisations: 'Every practice and its people: create, edit, deactivate, support access',
    superAdmins: 'Who administers the platform, how to add someone, and removing them',
    invoices: 'What practices owe and have paid, payments and adjustment notes',
    matesRates: 'Discounts on the subscription for individual practices',
    nonBilling: 'Practices that are not charged for a while',
    messages: 'Messages from the public site',
    announcements: 'News for everyone in every practice',
    medicare: 'Tables of the Medicare Benefits Schedule for all practices',
    diagnostic: 'The status of every platform component',
  },
});

export const superAdminWords = defineWords('platform-super-admin', {
  title: 'Super admin management',
  subtitle: 'Who administers the platform.',
  howTitle: 'How to add a super admin',
  how: {
    first: 'The person needs an account with their own practice.',
    second:
      'The operator of this installation sets SUPER_ADMIN_EMAIL to the person’s email address and restarts the server.',
    third:
      'The account becomes a super admin when the person confirms that address or next signs in. This is recorded in their practice’s audit trail.',
  },
  howNote:
    'This role cannot be given in the app, even by a super admin. Changing the setting later does not remove it: another super admin has to do that in the list above.',
  protectTitle: 'How it is protected',
  protect: {
    first: 'In production, super admins must use two-step sign-in.',
    second:
      'Acting for someone requires confirming your identity and giving a reason, lasts at most an hour, and is recorded in the practice’s audit trail.',
    third: 'No one can act for a super admin.',
  },
});
