import {
  callbackPriority,
  callbackStatus,
  callbackSubject,
  listCallbacks,
  ownCallbacks,
} from '@quillcare/contracts';
import type { Filter, FilterName, TextOf } from '../../shared/list/list.types';
import { CALLBACK_STATUS } from '../../shared/status/status';
import { word } from '../../shared/words/words';
import { callbackWords } from './callback.en';

export const callbackFilters: readonly Filter<
  FilterName<typeof listCallbacks>,
  TextOf<(typeof callbackWords)['en']>
>[] = [
  {
    kind: 'choices',
    name: 'status',
    label: 'status',
    values: callbackStatus.options,
    labelOf: (value) => CALLBACK_STATUS[callbackStatus.parse(value)].label,
  },
  {
    kind: 'choice',
    name: 'assignee',
    label: 'assignee',
    values: ownCallbacks.options,
    labelOf: (value) => word(callbackWords, `assignees.${ownCallbacks.parse(value)}`),
  },
  {
    kind: 'choices',
    name: 'priority',
    label: 'priority',
    values: callbackPriority.options,
    labelOf: (value) => word(callbackWords, `priorities.${callbackPriority.parse(value)}`),
  },
  {
    kind: 'choices',
    name: 'subject',
    label: 'subject',
    values: callbackSubject.options,
    labelOf: (value) => word(callbackWords, `subjects.${callbackSubject.parse(value)}`),
  },
  { kind: 'dates', label: 'due', from: 'dueDateFrom', to: 'dueDateTo' },
  { kind: 'given', name: 'quoteId', label: 'quote', value: 'oneQuote' },
  { kind: 'given', name: 'clientId', label: 'client', value: 'oneClient' },
  { kind: 'given', name: 'leadId', label: 'subject', value: 'oneLead' },
];
