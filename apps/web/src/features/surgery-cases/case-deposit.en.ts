import { defineWords } from '../../shared/words/words';

export const caseDepositWords = defineWords('case-deposit', {
  cannot: 'The patient cannot pay it online now: {{reason}}',
  stopped: 'Deposits online are turned off, so the patient cannot pay it on the quote’s page.',
  online: 'Paid online',
  payment: {
    STARTED: 'A payment page was opened {{when}}.',
    EXPIRED: 'A payment page was opened {{when}} and abandoned.',
    PAID: '{{amount}}, {{when}}, {{card}}. Reference {{reference}}.',
    declined: 'A card was declined {{when}}.',
    card: 'card ending in {{lastFour}}',
    anyCard: 'card',
    test: 'Test mode: no money moved.',
  },
  problem: {
    DOUBLE: 'All or part of the deposit had been paid already. Please refund what was paid too much.',
    CANCELLED:
      'It was paid although the surgery was cancelled or the acceptance withdrawn. Please refund it.',
    NOT_ALLOWED: 'It was paid although a deposit cannot be taken at the moment.',
  },
  refund: {
    label: 'Refund',
    labelOf: 'Refund {{name}}',
    title: 'Refund {{name}}',
    hint: 'The amount goes back to the card it was paid with. Stripe usually takes 5 to 10 days. It cannot be undone.',
    fields: { amountMinor: 'Amount', reason: 'Reason' },
    most: 'At most {{amount}}.',
    reasonHelp: 'Kept in the case’s history.',
    busy: 'Asking Stripe',
    done: 'Stripe has been asked to refund {{amount}}. The case will show when it is done.',
    failed: 'The refund was not started',
  },
  refunds: {
    STARTED: 'Refund of {{amount}} is under way. {{name}}, {{when}}: {{reason}}',
    DONE: 'Refunded {{amount}}. {{name}}, {{when}}: {{reason}}',
    FAILED: 'The refund of {{amount}} did not go through. {{name}}, {{when}}: {{reason}}',
  },
});
