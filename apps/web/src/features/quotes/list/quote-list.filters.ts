import {
  type listQuotes,
  quoteAttention,
  quoteMark,
  quoteOutcome,
  quoteStatus,
  reportedSource,
} from '@quillcare/contracts';
import type { Filter, FilterName, TextOf } from '../../../shared/list/list.types';
import { DOCTORS, HOSPITALS, SITES, SURGERIES } from '../../../shared/records/record-kinds';
import { QUOTE_STATUS } from '../../../shared/status/status';
import { word } from '../../../shared/words/words';
import { quoteListWords } from './quote-list.en';

const SOURCES = reportedSource.options;

/** The list's filters. Its tabs are named combinations of them. */
export const quoteFilters: readonly Filter<
  FilterName<typeof listQuotes>,
  TextOf<(typeof quoteListWords)['en']>
>[] = [
  {
    kind: 'choices',
    name: 'status',
    label: 'status',
    values: quoteStatus.options,
    labelOf: (value: string) => QUOTE_STATUS[quoteStatus.parse(value)].label,
  },
  {
    kind: 'choice',
    name: 'attention',
    label: 'attention',
    values: quoteAttention.options,
    labelOf: (value: string) => word(quoteListWords, `attentions.${quoteAttention.parse(value)}`),
  },
  { kind: 'record', name: 'doctorId', label: 'doctor', source: DOCTORS },
  { kind: 'record', name: 'hospitalId', label: 'hospital', source: HOSPITALS },
  { kind: 'record', name: 'siteId', label: 'site', source: SITES },
  { kind: 'record', name: 'surgeryId', label: 'surgery', source: SURGERIES },
  { kind: 'amounts', label: 'total', from: 'totalMin', to: 'totalMax' },
  { kind: 'dates', label: 'validUntil', from: 'validUntilFrom', to: 'validUntilTo' },
  { kind: 'dates', label: 'created', from: 'createdAtFrom', to: 'createdAtTo' },
  { kind: 'dates', label: 'sent', from: 'sentAtFrom', to: 'sentAtTo' },
  // Linked to from the reports.
  { kind: 'dates', label: 'firstSent', from: 'firstSentFrom', to: 'firstSentTo' },
  {
    kind: 'choice',
    name: 'outcome',
    label: 'outcome',
    values: quoteOutcome.options,
    labelOf: (value: string) => word(quoteListWords, `outcomes.${quoteOutcome.parse(value)}`),
  },
  {
    kind: 'choice',
    name: 'marked',
    label: 'marked',
    values: quoteMark.options,
    labelOf: (value: string) => word(quoteListWords, `marks.${quoteMark.parse(value)}`),
  },
  {
    kind: 'choice',
    name: 'source',
    label: 'source',
    values: SOURCES,
    labelOf: (value: string) => word(quoteListWords, `sources.${reportedSource.parse(value)}`),
  },
  { kind: 'dates', label: 'askedOn', from: 'askedFrom', to: 'askedTo' },
  { kind: 'flag', name: 'isAnswered', label: 'isAnswered', yes: 'answered', no: 'notAnswered' },
  { kind: 'given', name: 'mainSurgeryId', label: 'mainSurgery', value: 'oneProcedure' },
  { kind: 'given', name: 'declineReason', label: 'declineReason', value: 'oneReason' },
  { kind: 'given', name: 'clientId', label: 'client', value: 'oneClient' },
];
