import { screen, within } from '@testing-library/react';
import * as contracts from '@quillcare/contracts';
import { EditClientPage } from '../features/clients/client.form';
import { doctorPages } from '../features/directory/doctor.form';
import { hospitalPages } from '../features/directory/hospital.form';
import { providerPages } from '../features/directory/provider.form';
import { surgeryPages } from '../features/directory/surgery.form';
import { EditLeadPage } from '../features/leads/lead.form';
import { optionListPages } from '../features/option-lists/option-list.form';
import { PricingRulePage } from '../features/pricing-rules/pricing-rule.page';
import { SiteDetailPage } from '../features/sites/site-detail.page';
import { EditSitePage } from '../features/sites/site.form';
import { SurgeryConfigPage } from '../features/surgery-config/surgery-config.page';
import { configSample } from '../features/surgery-config/surgery-config.sample';
import { changingDays, ID, sample, typing, type FormCase } from './forms.acts.suite';
import { CASE_CASES } from './forms.case-cases.suite';
import { SETTINGS_CASES } from './forms.settings-cases.suite';
import { STAFF_CASES } from './forms.staff-cases.suite';

const optionNamed = (name: string) => ({
  id: ID,
  name,
  fee: { type: 'FIXED', amountMinor: 10_000 },
  appliesTo: ['SURGEON'],
  side: null,
  isDefault: false,
  isActive: true,
  onlyItem: null,
});

const record = (path: string) => ({
  path: `/${path}/:id/edit`,
  url: `/${path}/${ID}/edit`,
  route: `/api/${path}/${ID}`,
});

const workingOn = (...weekdays: string[]) => ({ doctorId: ID, weekdays });

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
    stored: sample(contracts.getClient, { mergedInto: null }),
    save: 'Save changes',
    type: typing('First name', 'Mia'),
    mine: { firstName: 'Mia' },
    theirs: { firstName: 'Maya' },
    beside: { lastName: 'Ngāpō', suburb: 'Balmain' },
  },
  {
    form: 'lead',
    page: <EditLeadPage />,
    ...record('leads'),
    stored: sample(contracts.getLead, { nextFollowUpOn: null, expectedValueMinor: 500_000 }),
    save: 'Save changes',
    type: typing('First name', 'Mia'),
    mine: { firstName: 'Mia' },
    theirs: { firstName: 'Maya' },
    beside: { interestedIn: 'Septoplasty', consentPhone: true },
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
      name: 'Harbour',
      feeType: 'SURGERY_BASE_FEE',
      lineKind: null,
      scope: { type: 'ALL' },
      target: null,
      override: { type: 'PERCENTAGE_DISCOUNT', basisPoints: 1_000 },
      effectiveFrom: null,
      effectiveTo: null,
      priority: 100,
      note: null,
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
  ...CASE_CASES,
  ...STAFF_CASES,
  ...SETTINGS_CASES,
];
