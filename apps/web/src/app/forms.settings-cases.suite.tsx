import { screen } from '@testing-library/react';
import * as contracts from '@quillcare/contracts';
import { CaseChecklistTemplatePage } from '../features/case-checklists/case-checklist-template.page';
import { CallbackSettingsPage } from '../features/callbacks/callback-settings.page';
import { EnquiriesPage } from '../features/enquiries/enquiries.page';
import { CaseSettingsPage } from '../features/surgery-cases/case-settings.page';
import { EmailConfigPage } from '../features/mail/email-config.page';
import { DetailsForm } from '../features/organisation/details.form';
import { PatientPageSettings } from '../features/patient-page/patient-page.page';
import { QuoteSettingsPage } from '../features/quote-settings/quote-settings.page';
import { ReminderSettingsSection } from '../features/quote-settings/reminder-settings.form';
import { EditQuoteTemplatePage } from '../features/quote-templates/quote-template.form';
import { useOperationQuery } from '../shared/api/hooks';
import { choosing, ID, sample, typing, type FormCase } from './forms.acts.suite';

function Details() {
  const { currentData } = useOperationQuery(contracts.getOrganisationSettings, {});
  return currentData ? <DetailsForm settings={currentData} /> : null;
}

const checklistItem = (title: string) => ({
  id: ID,
  title,
  kind: 'DEPOSIT',
  days: 14,
  ownerRole: null,
  ownerId: null,
  procedureClass: null,
  surgeryId: null,
});

export const SETTINGS_CASES: readonly FormCase[] = [
  {
    form: 'case-settings',
    page: <CaseSettingsPage />,
    route: '/api/case-settings',
    stored: { version: 3, updatedAt: null, clashMode: 'WARN', exceptionUserIds: [], tellsPatients: true },
    save: 'Save settings',
    type: choosing(/already booked/, 'Refuse'),
    mine: { clashMode: 'REFUSE' },
    theirs: { clashMode: 'WARN' },
    beside: { exceptionUserIds: [ID] },
  },
  {
    form: 'organisation',
    page: <Details />,
    route: '/api/organisation',
    stored: sample(contracts.getOrganisationSettings, {
      website: null,
      timeZone: 'Australia/Sydney',
      country: 'AU',
    }),
    save: 'Save changes',
    type: typing(/^Address/, '1 Harbour St'),
    mine: { address: '1 Harbour St' },
    theirs: { address: '2 Harbour St' },
    beside: { website: 'https://harbour.test' },
  },
  {
    form: 'quote-template',
    page: <EditQuoteTemplatePage />,
    path: '/quote-templates/:id',
    url: `/quote-templates/${ID}`,
    route: `/api/quote-templates/${ID}`,
    stored: sample(contracts.getQuoteTemplate, {}),
    save: 'Save changes',
    type: typing('Name', 'Nose'),
    mine: { name: 'Nose' },
    theirs: { name: 'Rhinoplasty' },
    beside: { description: 'Both sides', isShared: true },
  },
  {
    form: 'case-checklist-template',
    page: <CaseChecklistTemplatePage />,
    route: '/api/case-checklist-template',
    stored: { version: 3, updatedAt: null, items: [checklistItem('Deposit received')] },
    save: 'Save checklist',
    type: typing('What needs to be done', 'Deposit paid'),
    mine: { items: [checklistItem('Deposit paid')] },
    theirs: { items: [checklistItem('Deposit banked')] },
  },
  {
    form: 'email-config',
    page: <EmailConfigPage />,
    route: '/api/email-config',
    stored: {
      version: 3,
      updatedAt: null,
      usesOwnServer: false,
      host: null,
      port: null,
      security: 'STARTTLS',
      username: null,
      hasPassword: false,
      senderName: null,
      senderAddress: null,
      replyTo: null,
      signature: null,
      showLogo: false,
      failingSince: null,
      lastProblem: null,
      testedAt: null,
      platformAddress: 'no-reply@quillcare.test',
      allowsPlainText: false,
    },
    save: 'Save settings',
    type: typing(/^Sender name/, 'Harbour'),
    mine: { senderName: 'Harbour' },
    theirs: { senderName: 'Harbour Surgical' },
    beside: { signature: 'Ana' },
  },
  {
    form: 'quote-settings',
    page: <QuoteSettingsPage />,
    route: '/api/quote-settings',
    stored: {
      version: 3,
      updatedAt: null,
      discountCapBasisPoints: 1_000,
      validityDays: 30,
      blockingPoints: [],
      gstOnEveryLine: null,
      gstConfirmedAt: null,
      healthFunds: ['HCF'],
    },
    save: 'Save settings',
    type: typing(/^New quotes are valid for/, '60'),
    mine: { validityDays: 60 },
    theirs: { validityDays: 45 },
    beside: { discountCapBasisPoints: 1_500, blockingPoints: ['WHO'] },
  },
  {
    form: 'reminder-settings',
    page: <ReminderSettingsSection />,
    route: '/api/reminder-settings',
    stored: { version: 3, updatedAt: null, isEnabled: true, daysBeforeExpiry: [7, 2], silenceDays: 7 },
    save: 'Save reminders',
    type: typing(/^After no response for/, '14'),
    mine: { silenceDays: 14 },
    theirs: { silenceDays: 10 },
    beside: { daysBeforeExpiry: [10, 2] },
  },
  {
    form: 'patient-settings',
    page: <PatientPageSettings />,
    route: '/api/patient-settings',
    stored: {
      version: 3,
      updatedAt: null,
      identification: 'DATE_OF_BIRTH',
      answerTargetHours: 24,
      checkQuestions: [],
      checksRequired: false,
      secondSignerNeeded: false,
      coolingOffDays: 7,
      state: null,
      signsAloneFromAge: null,
    },
    save: 'Save settings',
    type: typing(/^Cooling-off period/, '14'),
    mine: { coolingOffDays: 14 },
    theirs: { coolingOffDays: 10 },
    beside: { identification: 'BOTH', secondSignerNeeded: true },
  },
  {
    form: 'enquiry-form',
    page: <EnquiriesPage />,
    route: '/api/enquiry-form',
    stored: {
      version: 3,
      updatedAt: null,
      isOn: true,
      slug: 'harbour',
      earlierSlugs: [],
      greeting: null,
      privacyNote: null,
      publicEmail: null,
      surgeryIds: [],
      origins: [],
    },
    save: 'Save form',
    type: typing(/^Address of the form/, 'harbour-surgery'),
    mine: { slug: 'harbour-surgery' },
    theirs: { slug: 'harbour-rooms' },
    beside: { greeting: 'We call back the same day.', isOn: false },
  },
  {
    form: 'lead-settings',
    page: <EnquiriesPage />,
    route: '/api/lead-settings',
    stored: {
      version: 3,
      updatedAt: null,
      assignment: 'NOBODY',
      assigneeIds: [],
      firstContactHours: 24,
      lostReasons: ['Too expensive'],
    },
    save: 'Save lead settings',
    type: typing(/^Reach everyone within/, '4'),
    mine: { firstContactHours: 4 },
    theirs: { firstContactHours: 8 },
    beside: { lostReasons: ['Too expensive', 'Moved away'] },
  },
  {
    form: 'callback-settings',
    page: <CallbackSettingsPage />,
    route: '/api/callback-settings',
    stored: {
      version: 3,
      updatedAt: null,
      enabled: true,
      autoCreate: true,
      dueInDays: 7,
      highAfterDays: 3,
      countsBusinessDays: false,
      skipsHolidays: true,
      holidayRegion: null,
      assignment: 'NOBODY',
      assigneeIds: [],
    },
    save: 'Save settings',
    type: typing(/^Call after/, '5'),
    mine: { dueInDays: 5 },
    theirs: { dueInDays: 10 },
    beside: { countsBusinessDays: true, holidayRegion: 'NSW' },
  },
  {
    form: 'patient-terms',
    page: <PatientPageSettings />,
    route: '/api/patient-terms',
    stored: {
      version: 3,
      title: 'Our terms',
      text: 'Please pay.',
      sha256: 'a'.repeat(64),
      publishedAt: null,
      publishedByName: null,
      earlier: [],
    },
    save: 'Publish',
    type: async (user) => {
      const change = screen.queryByRole('button', { name: 'Change the terms' });
      await user.click(change ?? (await screen.findByRole('button', { name: 'Change the terms' })));
      await typing('Text', 'Please pay soon.')(user);
      await user.click(screen.getByRole('button', { name: 'Check and publish' }));
    },
    mine: { text: 'Please pay soon.' },
    theirs: { text: 'Please pay later.' },
    beside: { title: 'Terms of our practice' },
  },
];
