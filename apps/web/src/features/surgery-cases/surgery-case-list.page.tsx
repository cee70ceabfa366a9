import {
  billedReason,
  caseConsent,
  listSurgeryCases,
  surgeryCaseStatus,
  type SurgeryCaseStatus,
} from '@quillcare/contracts';
import { CasesIcon } from '@quillcare/ui';
import { formatReadiness } from '../../shared/case-checklist/readiness';
import { choice, choices, defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import { DOCTOR_SOURCE, HOSPITAL_SOURCE, SITE_SOURCE } from '../../shared/records/record-kinds';
import { CASE_STATUS, toCaseDisplay } from '../../shared/status/status';
import { billedFeeWords } from './billed-fees.en';
import { SurgeryCaseDrawer } from './surgery-case.drawer';
import { word } from '../../shared/words/words';
import { caseWords } from './surgery-case.en';

/** Statuses in which a case can still be prepared. Readiness is shown only for these. */
const PREPARATION_STATUSES: readonly SurgeryCaseStatus[] = [
  'PLANNED',
  'SCHEDULED',
  'CONFIRMED',
  'RESCHEDULED',
];

const caseList = defineList({
  name: 'surgery-cases',
  operation: listSurgeryCases,
  words: caseWords,
  title: 'title',
  search: 'search',
  hasPrivateSearch: true,
  defaultSort: '-acceptedAt',
  nameOf: ({ patient }) => `${patient.firstName} ${patient.lastName}`,
  opens: { drawer: 'case', view: ({ id, close }) => <SurgeryCaseDrawer caseId={id} onClose={close} /> },
  pageActions: [
    { name: 'board', label: 'toBoard', isSecondary: true, to: '/surgery-cases/board' },
    { name: 'calendar', label: 'toCalendar', isSecondary: true, to: '/surgery-cases/calendar' },
  ],
  columns: [
    {
      kind: 'link',
      name: 'patient',
      label: 'patient',
      isFixed: true,
      value: ({ patient }) => `${patient.firstName} ${patient.lastName}`,
    },
    {
      kind: 'text',
      name: 'procedures',
      label: 'procedures',
      grow: 1.3,
      value: ({ procedures }) => procedures.map(({ name }) => name).join(', '),
    },
    { kind: 'text', name: 'doctor', label: 'doctor', from: 'lg', value: ({ doctorName }) => doctorName },
    {
      kind: 'text',
      name: 'hospital',
      label: 'hospital',
      from: 'chosen',
      card: 'none',
      value: ({ hospitalName }) => hospitalName,
    },
    {
      kind: 'text',
      name: 'site',
      label: 'site',
      from: 'chosen',
      card: 'none',
      value: ({ siteName }) => siteName,
    },
    {
      kind: 'date',
      as: 'time',
      name: 'startsAt',
      label: 'surgeryDate',
      sort: 'startsAt',
      width: 172,
      value: ({ startsAt }) => startsAt,
    },
    {
      kind: 'text',
      name: 'readiness',
      label: 'readiness',
      width: 120,
      from: 'lg',
      card: 'line',
      value: ({ readiness, status }) =>
        readiness && PREPARATION_STATUSES.includes(status) ? formatReadiness(readiness) : '',
    },
    {
      kind: 'date',
      name: 'preferredDate',
      label: 'preferred',
      sort: 'preferredDate',
      from: 'chosen',
      value: ({ preferredDate }) => preferredDate,
    },
    {
      kind: 'link',
      name: 'quote',
      label: 'quote',
      width: 140,
      from: 'lg',
      card: 'line',
      value: ({ quoteNumber }) => quoteNumber,
      to: ({ quoteId }) => `/quotes/view/${quoteId}`,
    },
    {
      kind: 'date',
      name: 'acceptedAt',
      label: 'accepted',
      sort: 'acceptedAt',
      width: 120,
      value: ({ acceptedAt }) => acceptedAt,
    },
    { kind: 'status', name: 'status', label: 'status', width: 158, value: toCaseDisplay },
  ],
  filters: [
    choices('status', 'status', surgeryCaseStatus, (status) => CASE_STATUS[status].label),
    { kind: 'dates', label: 'surgeryDate', from: 'startsAtFrom', to: 'startsAtTo' },
    { kind: 'record', name: 'doctorId', label: 'doctor', source: DOCTOR_SOURCE },
    { kind: 'record', name: 'hospitalId', label: 'hospital', source: HOSPITAL_SOURCE },
    { kind: 'record', name: 'siteId', label: 'site', source: SITE_SOURCE },
    { kind: 'dates', label: 'accepted', from: 'acceptedAtFrom', to: 'acceptedAtTo' },
    { kind: 'dates', label: 'preferred', from: 'preferredDateFrom', to: 'preferredDateTo' },
    choice('consent', 'consentFilter', caseConsent, (consent) => word(caseWords, `consents.${consent}`)),
    {
      kind: 'choice',
      name: 'hasDate',
      label: 'dateSet',
      values: ['true', 'false'],
      labelOf: (value) => word(caseWords, value === 'true' ? 'dated.yes' : 'dated.no'),
    },
    { kind: 'dates', label: 'billedOn', from: 'billedFrom', to: 'billedTo' },
    choice('billedReason', 'billedReason', billedReason, (billedReason) =>
      word(billedFeeWords, `reasons.${billedReason}`),
    ),
    { kind: 'given', name: 'quoteId', label: 'quote', value: 'oneQuote' },
  ],
  views: [
    { name: 'all', label: 'views.all' },
    {
      name: 'to-schedule',
      label: 'views.toSchedule',
      filters: { status: 'PLANNED,SCHEDULED,RESCHEDULED', hasDate: 'false' },
    },
    {
      name: 'booked',
      label: 'views.booked',
      sort: 'startsAt',
      filters: { status: 'SCHEDULED,CONFIRMED,RESCHEDULED,IN_PROGRESS', hasDate: 'true' },
    },
    { name: 'finished', label: 'views.finished', filters: { status: 'COMPLETED,POST_OP,CANCELLED' } },
  ],
  empty: { icon: <CasesIcon />, title: 'empty', hint: 'emptyHint' },
});

/** The surgery cases, created from accepted quotes. */
export function SurgeryCaseListPage() {
  return <ListPage list={caseList} />;
}
