import {
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
} from '@quillcare/contracts';
import type { Filter, FilterName, TextOf } from '../../shared/list/list.types';
import { DOCTORS, SITES, SURGERIES } from '../../shared/records/record-kinds';
import { word } from '../../shared/words/words';
import { leadWords } from './lead.en';

export const leadFilters: readonly Filter<FilterName<typeof listLeads>, TextOf<(typeof leadWords)['en']>>[] =
  [
    {
      kind: 'choices',
      name: 'status',
      label: 'list.status',
      values: leadStatus.options,
      labelOf: (value) => word(leadWords, `status.${leadStatus.parse(value)}`),
    },
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
    {
      kind: 'choices',
      name: 'source',
      label: 'fields.source',
      values: leadSource.options,
      labelOf: (value) => word(leadWords, `options.source.${leadSource.parse(value)}`),
    },
    {
      kind: 'choices',
      name: 'priority',
      label: 'fields.priority',
      values: leadPriority.options,
      labelOf: (value) => word(leadWords, `options.priority.${leadPriority.parse(value)}`),
    },
    {
      kind: 'flag',
      name: 'awaitsContact',
      label: 'list.reached',
      yes: 'list.waiting',
      no: 'list.contacted',
    },
    { kind: 'dates', label: 'list.followUp', from: 'nextFollowUpOnFrom', to: 'nextFollowUpOnTo' },
    { kind: 'dates', label: 'list.asked', from: 'createdAtFrom', to: 'createdAtTo' },
    { kind: 'dates', label: 'list.converted', from: 'convertedAtFrom', to: 'convertedAtTo' },
    {
      kind: 'record',
      name: 'surgeryId',
      label: 'fields.surgeryId',
      source: SURGERIES,
      when: ({ allows }) => allows(listSurgeries),
    },
    {
      kind: 'record',
      name: 'siteId',
      label: 'fields.siteId',
      source: SITES,
      when: ({ allows }) => allows(listSites),
    },
    {
      kind: 'record',
      name: 'referringDoctorId',
      label: 'fields.referringDoctorId',
      source: DOCTORS,
      when: ({ allows }) => allows(listDoctors),
    },
    {
      kind: 'choices',
      name: 'category',
      label: 'fields.category',
      values: leadCategory.options,
      labelOf: (value) => word(leadWords, `options.category.${leadCategory.parse(value)}`),
    },
    {
      kind: 'choices',
      name: 'urgency',
      label: 'fields.urgency',
      values: leadUrgency.options,
      labelOf: (value) => word(leadWords, `options.urgency.${leadUrgency.parse(value)}`),
    },
    { kind: 'amounts', label: 'list.value', from: 'expectedValueMin', to: 'expectedValueMax' },
    {
      kind: 'choice',
      name: 'stage',
      label: 'list.stage',
      values: leadStage.options,
      labelOf: (value) => word(leadWords, `stages.${leadStage.parse(value)}`),
    },
    { kind: 'given', name: 'lostReason', label: 'list.lostReason', value: 'list.oneReason' },
  ];
