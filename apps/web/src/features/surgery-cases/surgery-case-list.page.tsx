import { listSurgeryCases, surgeryCaseStatus } from '@quillcare/contracts';
import { CasesIcon } from '@quillcare/ui';
import { defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import { CASE_STATUS } from '../../shared/status/status';
import { SurgeryCaseDrawer } from './surgery-case.drawer';
import { caseWords } from './surgery-case.en';

const caseList = defineList({
  name: 'surgery-cases',
  operation: listSurgeryCases,
  words: caseWords,
  title: 'title',
  defaultSort: '-acceptedAt',
  nameOf: ({ patient }) => `${patient.firstName} ${patient.lastName}`,
  opens: { drawer: 'case', view: ({ id, close }) => <SurgeryCaseDrawer caseId={id} onClose={close} /> },
  columns: [
    {
      ...{ kind: 'link', name: 'patient', label: 'patient', isFixed: true },
      value: ({ patient }) => `${patient.firstName} ${patient.lastName}`,
    },
    {
      ...{ kind: 'text', name: 'procedures', label: 'procedures', grow: 1.3 },
      value: ({ procedures }) => procedures.map(({ name }) => name).join(', '),
    },
    {
      ...{ kind: 'text', name: 'doctor', label: 'doctor', from: 'lg' },
      value: ({ doctor }) => `${doctor.title} ${doctor.firstName} ${doctor.lastName}`,
    },
    {
      ...{ kind: 'text', name: 'hospital', label: 'hospital', from: 'xl', card: 'none' },
      value: ({ hospital }) => hospital?.name,
    },
    {
      ...{ kind: 'date', name: 'preferredDate', label: 'preferred', sort: 'preferredDate', from: 'lg' },
      value: ({ preferredDate }) => preferredDate,
    },
    {
      ...{ kind: 'link', name: 'quote', label: 'quote', width: 140, from: 'lg', card: 'line' },
      value: ({ quoteNumber }) => quoteNumber,
      to: ({ quoteId }) => `/quotes/view/${quoteId}`,
    },
    {
      ...{ kind: 'date', name: 'acceptedAt', label: 'accepted', sort: 'acceptedAt', width: 120 },
      value: ({ acceptedAt }) => acceptedAt,
    },
    {
      kind: 'status',
      name: 'status',
      label: 'status',
      width: 140,
      value: ({ status }) => CASE_STATUS[status],
    },
  ],
  filters: [
    {
      ...{ kind: 'choices', name: 'status', label: 'status', values: surgeryCaseStatus.options },
      labelOf: (value) => CASE_STATUS[surgeryCaseStatus.parse(value)].label,
    },
    { kind: 'dates', label: 'accepted', from: 'acceptedAtFrom', to: 'acceptedAtTo' },
    { kind: 'dates', label: 'preferred', from: 'preferredDateFrom', to: 'preferredDateTo' },
    { kind: 'given', name: 'quoteId', label: 'quote', value: 'oneQuote' },
  ],
  views: [
    { name: 'all', label: 'views.all' },
    { name: 'to-schedule', label: 'views.toSchedule', filters: { status: 'PLANNED,SCHEDULED,RESCHEDULED' } },
    { name: 'confirmed', label: 'views.confirmed', filters: { status: 'CONFIRMED,IN_PROGRESS' } },
    { name: 'finished', label: 'views.finished', filters: { status: 'COMPLETED,POST_OP,CANCELLED' } },
  ],
  empty: { icon: <CasesIcon />, title: 'empty', hint: 'emptyHint' },
});

/** Surgery that patients agreed to. */
export function SurgeryCaseListPage() {
  return <ListPage list={caseList} />;
}
