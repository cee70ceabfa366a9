import { codesOf, flagCodes } from './define-list';
import { codeWordsOf, headingsOf } from './file-words';
import type { List } from './list.types';

const list = {
  text: (label: string | (() => string)) => (typeof label === 'function' ? label() : label),
  columns: [
    { kind: 'text', name: 'mail', label: 'Email', codes: codesOf(['FAILED'], () => 'Not delivered') },
    { kind: 'status', name: 'status', label: 'Status' },
  ],
  filters: [
    { kind: 'choices', name: 'status', label: 'State', values: ['SENT', 'NSW'], labelOf: sentence },
    { kind: 'choice', name: 'priority', label: 'Priority', values: ['HIGH'], labelOf: sentence },
    { kind: 'flag', name: 'isActive', label: 'Active', yes: 'On', no: 'Off' },
    { kind: 'flag', name: 'isVip', label: 'VIP', yes: 'Only VIPs' },
    { kind: 'dates', label: 'Created', from: 'createdAtFrom', to: 'createdAtTo' },
  ],
  // Labels of the form, for fields that are not columns.
  fieldNames: () => ({ street: 'Street address', status: 'Standing' }),
  inFiles: [{ name: 'shared', label: 'Sharing', codes: flagCodes((is) => (is ? 'Shared' : 'Own')) }],
} as unknown as List;

function sentence(value: string): string {
  return value === 'NSW' ? value : value.charAt(0) + value.slice(1).toLowerCase();
}

it('takes headings from the columns, or else from the filters', () => {
  expect(headingsOf(list)).toEqual({
    street: 'Street address',
    mail: 'Email',
    status: 'Status',
    shared: 'Sharing',
    priority: 'Priority',
    isActive: 'Active',
    isVip: 'VIP',
  });
});

it('takes labels for coded values from filters and columns, only where they differ', () => {
  expect(codeWordsOf(list)).toEqual({
    '*': { true: 'Yes', false: 'No' },
    status: { SENT: 'Sent' },
    priority: { HIGH: 'High' },
    isActive: { true: 'On', false: 'Off' },
    mail: { FAILED: 'Not delivered' },
    shared: { true: 'Shared', false: 'Own' },
  });
});
