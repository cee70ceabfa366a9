import { screen, within } from '@testing-library/react';
import * as contracts from '@quillcare/contracts';
import type { Operation } from '@quillcare/contracts';
import { NameSection } from '../features/account/name.section';
import { EditClientPage } from '../features/clients/client-form.page';
import { doctorPages } from '../features/directory/doctor.form';
import { hospitalPages } from '../features/directory/hospital.form';
import { providerPages } from '../features/directory/provider.form';
import { surgeryPages } from '../features/directory/surgery.form';
import { optionListPages } from '../features/option-lists/option-list.form';
import { DetailsForm } from '../features/organisation/details.form';
import { SecondStepPolicy } from '../features/organisation/second-step-policy.view';
import { PricingRulePage } from '../features/pricing-rules/pricing-rule.page';
import { QuoteSettingsPage } from '../features/quote-settings/quote-settings.page';
import { EditQuoteTemplatePage } from '../features/quote-templates/quote-template.form';
import { SiteDetailPage } from '../features/sites/site-detail.page';
import { EditSitePage } from '../features/sites/site.form';
import { SurgeryConfigPage } from '../features/surgery-config/surgery-config.page';
import { configSample } from '../features/surgery-config/surgery-config.sample';
import { GrantsPanel } from '../features/users/grants.panel';
import { UserDetailPage } from '../features/users/user-detail.page';
import { useOperationQuery } from '../shared/api/hooks';
import { sampleOf } from '../testing/sample-of';
import { changingDays, choosing, ticking, typing, type FormCase, type Stored } from './forms.acts.suite';

const ID = '01a1fa25-0000-7000-8000-00000000000a';
const sample = (operation: Operation, fields: object): Stored => ({
  ...(sampleOf(operation.result, { text: 'Harbour', id: ID }) as object),
  ...{ version: 3, deletedAt: null, updatedBy: null, isActive: true },
  ...{ email: 'rooms@harbour.test', phone: '+61298765432', dateOfBirth: null, licenseExpiry: null },
  ...fields,
});

const optionNamed = (name: string) => ({
  ...{ id: ID, name, fee: { type: 'FIXED', amountMinor: 10_000 }, appliesTo: ['SURGEON'], side: null },
  ...{ isDefault: false, isActive: true },
});

const record = (path: string) => ({
  path: `/${path}/:id/edit`,
  url: `/${path}/${ID}/edit`,
  route: `/api/${path}/${ID}`,
});

function Details() {
  const { currentData } = useOperationQuery(contracts.getOrganisationSettings, {});
  return currentData ? <DetailsForm settings={currentData} /> : null;
}

const workingOn = (...weekdays: string[]) => ({ doctorId: ID, weekdays });

const grants = { CLIENTS: ['READ'], QUOTES: ['READ'] };

export const FORM_CASES: readonly FormCase[] = [
  {
    form: 'surgery-config',
    page: <SurgeryConfigPage />,
    path: '/admin/surgery-config/:id',
    url: `/admin/surgery-config/${ID}`,
    route: `/api/surgery-configurations/${ID}`,
    stored: { ...configSample, id: ID, updatedBy: null },
    save: 'Save configuration',
    type: typing(/Administration fee/, '60'),
    mine: { adminFeeMinor: 6_000 },
    theirs: { adminFeeMinor: 7_000 },
    beside: { exclusions: ['Nerve studies'] },
  },
  {
    form: 'client',
    page: <EditClientPage />,
    ...record('clients'),
    stored: sample(contracts.getClient, {}),
    save: 'Save changes',
    type: typing('First name', 'Mia'),
    mine: { firstName: 'Mia' },
    theirs: { firstName: 'Maya' },
    beside: { lastName: 'Ngāpō', notes: 'Latex allergy' },
  },
  {
    form: 'doctor',
    page: <doctorPages.EditPage />,
    ...record('doctors'),
    stored: sample(contracts.getDoctor, {}),
    save: 'Save changes',
    type: typing('Credentials', 'MBBS'),
    mine: { credentials: 'MBBS' },
    theirs: { credentials: 'FRACS' },
    beside: { isActive: false, title: 'Prof' },
  },
  {
    form: 'hospital',
    page: <hospitalPages.EditPage />,
    ...record('hospitals'),
    stored: sample(contracts.getHospital, {}),
    save: 'Save changes',
    type: typing('Address', '1 Harbour St'),
    mine: { address: '1 Harbour St' },
    theirs: { address: '2 Harbour St' },
    beside: { operatingTheatres: 12, bookingPhone: null },
  },
  {
    form: 'surgery',
    page: <surgeryPages.EditPage />,
    ...record('surgeries'),
    stored: sample(contracts.getSurgery, { mbsItems: ['41672'] }),
    save: 'Save changes',
    type: typing('Base fee', '3,500.50'),
    mine: { baseFeeMinor: 350_050 },
    theirs: { baseFeeMinor: 410_000 },
    beside: { estimatedDuration: 90, category: 'COSMETIC' },
  },
  {
    form: 'provider',
    page: <providerPages.EditPage />,
    ...record('providers'),
    stored: sample(contracts.getProvider, { feeBasis: 'FIXED', feeMinor: 90_000, shareBasisPoints: null }),
    save: 'Save changes',
    type: typing(/^Fee/, '1,450'),
    mine: { feeMinor: 145_000 },
    theirs: { feeMinor: 150_000 },
    beside: { kind: 'ANAESTHETIST', providerNumber: '245611BX' },
  },
  {
    form: 'site',
    page: <EditSitePage />,
    ...record('sites'),
    stored: sample(contracts.getSite, {}),
    save: 'Save changes',
    type: typing('Address', '1 Harbour St'),
    mine: { address: '1 Harbour St' },
    theirs: { address: '2 Harbour St' },
    beside: { name: 'Harbour Rooms', siteType: 'HOSPITAL' },
  },
  {
    form: 'option-list',
    page: <optionListPages.EditPage />,
    ...record('option-lists'),
    stored: sample(contracts.getOptionList, { options: [optionNamed('Primary')] }),
    save: 'Save changes',
    type: async (user) => {
      const row = within(await screen.findByRole('group', { name: 'Option 1' }));
      await user.clear(row.getByLabelText('Name'));
      await user.type(row.getByLabelText('Name'), 'First');
    },
    mine: { options: [optionNamed('First')] },
    theirs: { options: [optionNamed('Second')] },
    beside: { category: 'COMPLEXITY' },
  },
  {
    form: 'pricing-rule',
    page: <PricingRulePage />,
    path: '/admin/pricing-rules/:id',
    url: `/admin/pricing-rules/${ID}`,
    route: `/api/pricing-rules/${ID}`,
    stored: sample(contracts.getPricingRule, {
      ...{
        name: 'Harbour',
        feeType: 'SURGERY_BASE_FEE',
        lineKind: null,
        scope: { type: 'ALL' },
        target: null,
      },
      override: { type: 'PERCENTAGE_DISCOUNT', basisPoints: 1_000 },
      ...{ effectiveFrom: null, effectiveTo: null, priority: 100, note: null },
    }),
    save: 'Save changes',
    type: typing(/^Name/, 'Summer list'),
    mine: { name: 'Summer list' },
    theirs: { name: 'Winter list' },
    beside: { note: 'For the holidays' },
  },
  {
    form: 'site-doctors',
    page: <SiteDetailPage />,
    path: '/sites/:id',
    url: `/sites/${ID}`,
    route: `/api/sites/${ID}`,
    savedBy: `POST /api/sites/${ID}/doctors`,
    stored: sample(contracts.getSite, { doctors: [{ ...workingOn('MONDAY'), doctorName: 'Dr Harbour' }] }),
    save: 'Save doctors',
    storing: ({ doctors }) => ({
      doctors: (doctors as object[]).map((doctor) => ({ ...doctor, doctorName: 'Dr Harbour' })),
    }),
    type: changingDays,
    mine: { doctors: [workingOn('MONDAY', 'TUESDAY')] },
    theirs: { doctors: [{ ...workingOn('MONDAY', 'FRIDAY'), doctorName: 'Dr Harbour' }] },
  },
  {
    form: 'own-name',
    page: <NameSection />,
    route: '/api/profile',
    stored: sample(contracts.getProfile, {}),
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
    form: 'organisation',
    page: <Details />,
    route: '/api/organisation',
    stored: sample(contracts.getOrganisationSettings, {
      ...{ website: null, timeZone: 'Australia/Sydney', country: 'AU' },
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
    form: 'quote-settings',
    page: <QuoteSettingsPage />,
    route: '/api/quote-settings',
    stored: {
      ...{ version: 3, updatedAt: null, discountCapBasisPoints: 1_000, validityDays: 30 },
      ...{ blockingPoints: [], gstOnEveryLine: null, gstConfirmedAt: null },
    },
    save: 'Save settings',
    type: typing(/^New quotes are valid for/, '60'),
    mine: { validityDays: 60 },
    theirs: { validityDays: 45 },
    beside: { discountCapBasisPoints: 1_500, blockingPoints: ['WHO'] },
  },
];
