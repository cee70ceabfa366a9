import {
  type listQuotes,
  quoteAttention,
  quoteMark,
  quoteOutcome,
  quoteStatus,
  reportedSource,
} from '@quillcare/contracts';
import { choice, choices } from '../../../shared/list/define-list';
import type { Filter, FilterName, TextOf } from '../../../shared/list/list.types';
import {
  DOCTOR_SOURCE,
  HOSPITAL_SOURCE,
  SITE_SOURCE,
  SURGERY_SOURCE,
} from '../../../shared/records/record-kinds';
import { QUOTE_STATUS } from '../../../shared/status/status';
import { word } from '../../../shared/words/words';
import { quoteListWords } from './quote-list.en';

/** The list's filters. Its tabs are named combinations of them. */
export const quoteFilters: readonly Filter<
  FilterName<typeof listQuotes>,
  TextOf<(typeof quoteListWords)['en']>
>[] = [
  choices('status', 'status', quoteStatus, (status) => QUOTE_STATUS[status].label),
  choice('attention', 'attention', quoteAttention, (attention) =>
    word(quoteListWords, `attentions.${attention}`),
  ),
  { kind: 'record', name: 'doctorId', label: 'doctor', source: DOCTOR_SOURCE },
  { kind: 'record', name: 'hospitalId', label: 'hospital', source: HOSPITAL_SOURCE },
  { kind: 'record', name: 'siteId', label: 'site', source: SITE_SOURCE },
  { kind: 'record', name: 'surgeryId', label: 'surgery', source: SURGERY_SOURCE },
  { kind: 'amounts', label: 'total', from: 'totalMin', to: 'totalMax' },
  { kind: 'dates', label: 'validUntil', from: 'validUntilFrom', to: 'validUntilTo' },
  { kind: 'dates', label: 'created', from: 'createdAtFrom', to: 'createdAtTo' },
  { kind: 'dates', label: 'sent', from: 'sentAtFrom', to: 'sentAtTo' },
  // Linked to from the reports.
  { kind: 'dates', label: 'firstSent', from: 'firstSentFrom', to: 'firstSentTo' },
  choice('outcome', 'outcome', quoteOutcome, (outcome) => word(quoteListWords, `outcomes.${outcome}`)),
  choice('marked', 'marked', quoteMark, (marked) => word(quoteListWords, `marks.${marked}`)),
  choice('source', 'source', reportedSource, (source) => word(quoteListWords, `sources.${source}`)),
  { kind: 'dates', label: 'askedOn', from: 'askedFrom', to: 'askedTo' },
  { kind: 'flag', name: 'isAnswered', label: 'isAnswered', yes: 'answered', no: 'notAnswered' },
  { kind: 'given', name: 'mainSurgeryId', label: 'mainSurgery', value: 'oneProcedure' },
  { kind: 'given', name: 'declineReason', label: 'declineReason', value: 'oneReason' },
  { kind: 'given', name: 'clientId', label: 'client', value: 'oneClient' },
];
