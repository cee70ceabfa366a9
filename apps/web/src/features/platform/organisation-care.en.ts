import { defineWords } from '../../shared/words/words';

const INVITING = {
  title: 'Invite an administrator of {{name}}',
  hint: 'The person gets an email with a link to set a password, valid for seven days.',
  confirm: 'Send invitation',
  busy: 'Sending',
  done: 'Invitation sent',
  fields: { email: 'Email' },
};

export const careWords = defineWords('platform-care', {
  fields: {
    name: 'Name of the practice',
    email: 'Email of the practice',
    phone: 'Phone',
    address: 'Address',
    website: 'Website',
    country: 'Country',
    subscriptionPlan: 'Trial plan',
    firstName: 'First name',
    lastName: 'Last name',
    reason: 'Reason',
    timeZone: 'Time zone',
    switchedOff: 'Switched off',
    letExport: 'Administrators can export for 30 days',
    administrator: { firstName: 'First name', lastName: 'Last name', email: 'Email' },
  },
  help: {
    country: 'Decides currency, GST and phone numbers, and cannot be changed later.',
    website: 'Start with https://',
    reason: 'Kept in the practice’s audit trail with your name.',
    switchedOff: 'Choose what to switch off for the practice. If nothing is chosen, everything is on.',
    letExport:
      'As our terms promise. We let them know by email, and they can sign in to read and export everything. Otherwise nobody can sign in.',
  },
  countries: { AU: 'Australia', NZ: 'New Zealand' },
  practice: 'Practice',
  administrator: 'First administrator',
  create: {
    label: 'New organisation',
    title: 'New organisation',
    hint: 'The practice starts with a free trial of the plan. Its administrator gets an email to set a password.',
    confirm: 'Create and invite',
    busy: 'Creating',
    done: 'Organisation created',
  },
  edit: {
    label: 'Edit',
    title: 'Edit {{name}}',
    hint: 'Patients see the name and contact details on quotes and in emails.',
    confirm: 'Save',
    busy: 'Saving',
    done: 'Saved',
  },
  invite: { label: 'Invite an administrator', ...INVITING },
  again: { label: 'Send a new invitation', ...INVITING },
  invitedUntil: '{{email}} is invited until {{date}}',
  features: {
    label: 'Features',
    title: 'Features of {{name}}',
    hint: 'Nobody in the practice can use what you switch off, whatever its plan includes. What it already has stays.',
    confirm: 'Save',
    busy: 'Saving',
    done: 'Features saved',
  },
  feature: {
    branding: 'Practice logo',
    assistant: 'Q, the assistant',
    enquiryForm: 'Enquiry form',
    websiteKeys: 'Website keys',
    calendarFeeds: 'Calendar feeds',
    deposits: 'Deposits online',
  },
  deactivate: {
    label: 'Deactivate',
    title: 'Deactivate {{name}}?',
    hint: 'From then on',
    busy: 'Deactivating',
    done: 'Deactivated',
  },
  deactivatedOn: 'Deactivated on {{date}}',
  effect: {
    people: 'Everyone is signed out immediately, including support access.',
    patients:
      'Patients can finish: links already sent keep working until they expire, for reading, asking, declining and signing, and receipts are emailed. No reminders are sent.',
    doors: 'The enquiry form, website keys and calendar feeds stop working. Invitations cannot be opened.',
    work: 'Running imports and exports stop, except for exports by administrators who can still sign in. The team gets no emails; notifications wait in the app.',
    billing:
      'No new month or year is charged, and a trial does not end. Anything already charged is still owed.',
    data: 'Nothing is deleted. When the practice is activated again, everything is still there.',
  },
  exportUntil: 'Its administrators can sign in to read and export until {{date}}.',
  noExport: 'Nobody can sign in.',
  activate: {
    label: 'Activate again',
    title: 'Activate {{name}} again?',
    hint: 'Its people can sign in again, and links, keys and feeds work. A month or year that is paid for continues; otherwise a new one starts today on its current plan. Without a plan the practice is read-only.',
    busy: 'Activating',
    done: 'Activated',
  },
});

export const removeSuperAdminWords = defineWords('platform-remove-super-admin', {
  remove: {
    label: 'Remove as super admin',
    confirm: 'Remove',
    title: 'Remove {{name}} as super admin?',
    hint: 'The person stays an administrator of {{practice}}. Any support access they have open ends immediately.',
    fields: { reason: 'Reason' },
    help: { reason: 'Kept in the audit trail of the person’s practice with your name.' },
    busy: 'Removing',
    done: 'No longer a super admin',
  },
});
