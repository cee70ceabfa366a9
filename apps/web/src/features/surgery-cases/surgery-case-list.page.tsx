import {
  billedReason,
  caseConsent,
  listSurgeryCases,
  surgeryCaseStatus,
  type SurgeryCaseStatus,
} from '@quillcare/contracts';
import { CasesIcon } from '@quillcare/ui';
import { readyInWords } from '../../shared/case-checklist/readiness';
import { defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import { DOCTORS, HOSPITALS, SITES } from '../../shared/records/record-kinds';
import { CASE_STATUS, caseLook } from '../../shared/status/status';
import { billedFeeWords } from './billed-fees.en';
import { SurgeryCaseDrawer } from './surgery-case.drawer';
import { word } from '../../shared/words/words';
import { caseWords } from './surgery-case.en';

/** Statuses in which a case can still be prepared. Readiness is shown only for these. */
const IN_PREPARATION: readonly SurgeryCaseStatus[] = ['PLANNED', 'SCHEDULED', 'CONFIRMED', 'RESCHEDULED'];

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
    {
      kind: 'text',
      name: 'doctor',
      label: 'doctor',
      from: 'lg',
      value: ({ doctorName }) => doctorName,
    },
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
        readiness && IN_PREPARATION.includes(status) ? readyInWords(readiness) : '',
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
    {
      kind: 'status',
      name: 'status',
      label: 'status',
      width: 158,
      value: caseLook,
    },
  ],
  filters: [
    {
      kind: 'choices',
      name: 'status',
      label: 'status',
      values: surgeryCaseStatus.options,
      labelOf: (value) => CASE_STATUS[surgeryCaseStatus.parse(value)].label,
    },
    { kind: 'dates', label: 'surgeryDate', from: 'startsAtFrom', to: 'startsAtTo' },
    { kind: 'record', name: 'doctorId', label: 'doctor', source: DOCTORS },
    { kind: 'record', name: 'hospitalId', label: 'hospital', source: HOSPITALS },
    { kind: 'record', name: 'siteId', label: 'site', source: SITES },
    { kind: 'dates', label: 'accepted', from: 'acceptedAtFrom', to: 'acceptedAtTo' },
    { kind: 'dates', label: 'preferred', from: 'preferredDateFrom', to: 'preferredDateTo' },
    {
      kind: 'choice',
      name: 'consent',
      label: 'consentFilter',
      values: caseConsent.options,
      labelOf: (value) => word(caseWords, `consents.${caseConsent.parse(value)}`),
    },
    {
      kind: 'choice',
      name: 'hasDate',
      label: 'dateSet',
      values: ['true', 'false'],
      labelOf: (value) => word(caseWords, value === 'true' ? 'dated.yes' : 'dated.no'),
    },
    { kind: 'dates', label: 'billedOn', from: 'billedFrom', to: 'billedTo' },
    {
      kind: 'choice',
      name: 'billedReason',
      label: 'billedReason',
      values: billedReason.options,
      labelOf: (value) => word(billedFeeWords, `reasons.${billedReason.parse(value)}`),
    },
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
