import {
  createLead,
  getColleague,
  leadCategory,
  leadPriority,
  leadSource,
  leadStage,
  leadStatus,
  leadUrgency,
  listColleagues,
  listDoctors,
  listLeads,
  listSites,
  listSurgeries,
  restoreLead,
} from '@quillcare/contracts';
import { LeadsIcon, PlusIcon, StatusChip } from '@quillcare/ui';
import { restoreAction } from '../../shared/entries/entry-list';
import { buildImportAction } from '../../shared/entries/import-action.view';
import { choice, choices, defineList } from '../../shared/list/define-list';
import { ListPage } from '../../shared/list/list-page.view';
import type { RowOf } from '../../shared/list/list.types';
import { DOCTOR_SOURCE, SITE_SOURCE, SURGERY_SOURCE } from '../../shared/records/record-kinds';
import { word } from '../../shared/words/words';
import { FirstContactClock } from './first-contact.view';
import { interestText, isOpenLead, leadName, ownerText, toStatusDisplay } from './lead';
import { leadWords } from './lead.en';
import { leadActs, leadBulkActs } from './lead-acts.definition';

type Row = RowOf<typeof listLeads>;

const OPEN = 'NEW,CONTACTED,QUALIFIED';

export const leadList = defineList({
  name: 'leads',
  operation: listLeads,
  words: leadWords,
  title: 'pages.list',
  search: 'list.search',
  hasPrivateSearch: true,
  defaultSort: '-createdAt',
  nameOf: leadName,
  opens: { to: ({ id }) => `/leads/${id}` },
  columns: [
    {
      kind: 'link',
      name: 'name',
      label: 'list.name',
      sort: 'name',
      isFixed: true,
      grow: 1.6,
      least: 210,
      value: leadName,
      after: (row) =>
        row.urgency === 'URGENT' &&
        isOpenLead(row) && <StatusChip label={word(leadWords, 'options.urgency.URGENT')} tone="error" />,
    },
    {
      kind: 'status',
      name: 'status',
      label: 'list.status',
      width: 114,
      value: ({ status }) => toStatusDisplay(status),
    },
    {
      kind: 'text',
      name: 'interestedIn',
      label: 'list.about',
      grow: 1.4,
      least: 140,
      card: 'line',
      value: interestText,
    },
    { kind: 'phone', name: 'phone', label: 'fields.phone', width: 116, value: ({ phone }) => phone },
    {
      kind: 'text',
      name: 'email',
      label: 'fields.email',
      from: 'chosen',
      card: 'none',
      value: ({ email }) => email,
    },
    {
      kind: 'text',
      name: 'source',
      label: 'fields.source',
      from: 'chosen',
      card: 'none',
      value: ({ source }) => word(leadWords, `options.source.${source}`),
    },
    {
      kind: 'text',
      name: 'owner',
      label: 'list.owner',
      from: 'xl',
      least: 100,
      card: 'none',
      value: ownerText,
    },
    {
      kind: 'date',
      name: 'followUp',
      label: 'list.followUp',
      sort: 'nextFollowUpOn',
      width: 110,
      from: 'xl',
      value: ({ nextFollowUpOn }) => nextFollowUpOn,
    },
    {
      kind: 'money',
      name: 'value',
      label: 'list.value',
      sort: 'expectedValue',
      width: 140,
      from: 'chosen',
      value: ({ expectedValueMinor }) => expectedValueMinor,
    },
    {
      kind: 'custom',
      name: 'firstContact',
      label: 'list.reached',
      width: 216,
      from: 'lg',
      card: 'line',
      render: (row) => <FirstContactClock lead={row} />,
    },
    {
      kind: 'date',
      name: 'createdAt',
      label: 'list.asked',
      sort: 'createdAt',
      as: 'ago',
      from: 'chosen',
      value: ({ createdAt }) => createdAt,
    },
  ],
  filters: [
    choices('status', 'list.status', leadStatus, (status) => word(leadWords, `status.${status}`)),
    {
      kind: 'record',
      name: 'ownerId',
      label: 'list.owner',
      source: {
        list: listColleagues,
        get: getColleague,
        nameOf: ({ name }: { name: string }) => name,
      },
    },
    choices('source', 'fields.source', leadSource, (source) => word(leadWords, `options.source.${source}`)),
    choices('priority', 'fields.priority', leadPriority, (priority) =>
      word(leadWords, `options.priority.${priority}`),
    ),
    { kind: 'flag', name: 'awaitsContact', label: 'list.reached', yes: 'list.waiting', no: 'list.contacted' },
    { kind: 'dates', label: 'list.followUp', from: 'nextFollowUpOnFrom', to: 'nextFollowUpOnTo' },
    { kind: 'dates', label: 'list.asked', from: 'createdAtFrom', to: 'createdAtTo' },
    { kind: 'dates', label: 'list.converted', from: 'convertedAtFrom', to: 'convertedAtTo' },
    {
      kind: 'record',
      name: 'surgeryId',
      label: 'fields.surgeryId',
      source: SURGERY_SOURCE,
      when: ({ allows }) => allows(listSurgeries),
    },
    {
      kind: 'record',
      name: 'siteId',
      label: 'fields.siteId',
      source: SITE_SOURCE,
      when: ({ allows }) => allows(listSites),
    },
    {
      kind: 'record',
      name: 'referringDoctorId',
      label: 'fields.referringDoctorId',
      source: DOCTOR_SOURCE,
      when: ({ allows }) => allows(listDoctors),
    },
    choices('category', 'fields.category', leadCategory, (category) =>
      word(leadWords, `options.category.${category}`),
    ),
    choices('urgency', 'fields.urgency', leadUrgency, (urgency) =>
      word(leadWords, `options.urgency.${urgency}`),
    ),
    { kind: 'amounts', label: 'list.value', from: 'expectedValueMin', to: 'expectedValueMax' },
    choice('stage', 'list.stage', leadStage, (stage) => word(leadWords, `stages.${stage}`)),
    { kind: 'given', name: 'lostReason', label: 'list.lostReason', value: 'list.oneReason' },
  ],
  views: [
    { name: 'open', label: 'views.open', filters: { status: OPEN }, empty: 'list.noneOpen' },
    {
      name: 'due',
      label: 'views.due',
      sort: 'nextFollowUpOn',
      empty: 'list.noneDue',
      filters: { status: OPEN, nextFollowUpOnTo: (today) => today },
    },
    {
      name: 'waiting',
      label: 'views.waiting',
      sort: 'createdAt',
      empty: 'list.noneWaiting',
      filters: { awaitsContact: 'true' },
    },
    { name: 'mine', label: 'views.mine', empty: 'list.noneMine', filters: { status: OPEN, owner: 'me' } },
    { name: 'free', label: 'views.free', empty: 'list.noneFree', filters: { status: OPEN, owner: 'none' } },
    { name: 'converted', label: 'views.converted', filters: { status: 'CONVERTED' } },
    { name: 'lost', label: 'views.lost', filters: { status: 'LOST' }, empty: 'list.noneLost' },
    { name: 'all', label: 'views.all' },
    { name: 'deleted', label: 'views.deleted', filters: { removed: 'true' }, empty: 'list.noneDeleted' },
  ],
  actions: [
    { ...leadActs.contacted, isInline: 'card' },
    leadActs.log,
    {
      ...leadActs.convert,
      isInline: 'card',
      when: (row, scope) => row.status !== 'NEW' && leadActs.convert.when!(row, scope),
    },
    {
      ...leadActs.convert,
      name: 'convertNew',
      when: (row) => row.status === 'NEW' && row.deletedAt === null,
    },
    leadActs.lose,
    restoreAction<Row>(restoreLead, leadName),
  ],
  bulk: leadBulkActs,
  pageActions: [
    { name: 'board', label: 'list.toBoard', isSecondary: true, to: '/leads/board' },
    buildImportAction('leads'),
    { name: 'add', label: 'pages.new', icon: <PlusIcon />, needs: createLead, to: '/leads/new' },
  ],
  empty: { icon: <LeadsIcon />, title: 'list.empty', hint: 'list.emptyHint' },
});

export function LeadListPage() {
  return <ListPage list={leadList} />;
}
