import { defineWords } from '../../shared/words/words';

const EFFECT =
  'It applies to every month or year that starts while it is active. A period that has already started keeps its price, even if the plan changes. A practice has one active mates rate at a time.';

export const matesRateWords = defineWords('mates-rates', {
  title: 'Mates rates',
  subtitle:
    'Discounts on the subscription for individual practices. Their invoices show the discount on a separate line.',
  fields: {
    organisationId: 'Practice',
    type: 'Kind',
    value: 'Rate',
    cycle: 'For',
    startsOn: 'First day',
    endsOn: 'Last day',
    reason: 'Reason',
  },
  help: {
    cycle: 'Practices on the other billing cycle pay the list price.',
    reason: 'Kept in the practice’s audit trail with your name.',
  },
  openEnd: 'No end date',
  status: 'Status',
  created: 'Created',
  current: 'Current',
  removed: 'Removed',
  noneRemoved: 'No mates rate has been removed.',
  empty: 'No mates rates yet.',
  emptyHint: 'Give a practice a percentage off, an amount off, or its own price.',
  statuses: { ACTIVE: 'Active', INACTIVE: 'Inactive', EXPIRED: 'Expired', REMOVED: 'Removed' },
  types: { PERCENTAGE: 'Percentage off', FIXED_AMOUNT: 'Amount off', CUSTOM_PRICE: 'Own price' },
  typeHelp: {
    PERCENTAGE: 'Of whatever plan the practice has, monthly or yearly.',
    FIXED_AMOUNT:
      'Off each month or each year, whatever the plan. Nothing is paid out if it exceeds the price.',
    CUSTOM_PRICE:
      'What each month or each year costs instead, whatever the plan. Never more than the list price.',
  },
  value: {
    PERCENTAGE: 'Percentage',
    FIXED_AMOUNT: 'Amount off, excluding GST',
    CUSTOM_PRICE: 'Price, excluding GST',
  },
  cycles: { MONTHLY: 'Each month', YEARLY: 'Each year' },
  what: {
    PERCENTAGE: '{{percent}} % off',
    FIXED_AMOUNT_MONTHLY: '{{amount}} off a month',
    FIXED_AMOUNT_YEARLY: '{{amount}} off a year',
    CUSTOM_PRICE_MONTHLY: '{{amount}} a month',
    CUSTOM_PRICE_YEARLY: '{{amount}} a year',
  },
  add: {
    label: 'New mates rate',
    title: 'New mates rate',
    hint: EFFECT,
    confirm: 'Save mates rate',
    busy: 'Saving',
    done: 'Mates rate saved',
  },
  edit: {
    label: 'Edit',
    title: 'Edit the mates rate of {{name}}',
    hint: EFFECT,
    confirm: 'Save mates rate',
    busy: 'Saving',
    done: 'Mates rate saved',
  },
  activate: { label: 'Activate', done: 'Mates rate activated' },
  deactivate: {
    label: 'Deactivate',
    title: 'Deactivate the mates rate of {{name}}?',
    hint: 'The next month or year is charged at the list price. A period that has started keeps its price. You can activate the mates rate again.',
    done: 'Mates rate deactivated',
  },
  remove: {
    label: 'Remove',
    title: 'Remove the mates rate of {{name}}?',
    hint: 'The next month or year is charged at the list price. The history stays under Removed, but the mates rate cannot be restored.',
    done: 'Mates rate removed',
  },
  history: { label: 'History' },
  historyTitle: 'History of the mates rate of {{practice}}',
  historyFailed: 'The history could not be loaded',
  close: 'Close',
  actions: {
    CREATED: 'Created',
    UPDATED: 'Changed',
    ACTIVATED: 'Activated',
    DEACTIVATED: 'Deactivated',
    APPLIED: 'On an invoice',
    REMOVED: 'Removed',
    EXPIRED: 'Expired',
  },
  applied: '{{number}}: {{amount}} less',
  byName: 'by {{name}}',
  from: '{{what}}, from {{start}}',
  between: '{{what}}, {{start}} to {{end}}',
});
