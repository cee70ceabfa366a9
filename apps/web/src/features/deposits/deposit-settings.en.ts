import { defineWords } from '../../shared/words/words';

export const depositSettingsWords = defineWords('deposit-settings', {
  title: 'Deposits online',
  subtitle: 'Patients pay a deposit by card after they accept, into your own Stripe account.',
  back: 'Admin Tools',
  failed: 'The deposit settings could not be loaded',
  save: 'Save settings',
  sections: { asked: 'What you ask for', account: 'Your Stripe account' },
  fields: {
    isOn: 'Ask for a deposit when a quote is accepted',
    kind: 'Amount',
    basisPoints: 'Share of the quote’s total',
    amountMinor: 'Amount of the deposit',
    dueDays: 'Due after',
    cancellationWords: 'If the surgery is cancelled',
    businessNumber: 'ABN or NZBN',
    secretKey: 'Secret key',
    webhookSecret: 'Signing secret of the webhook',
  },
  help: {
    isOn: 'Patients read the amount before they accept. Quotes accepted before you turn this on don’t ask for a deposit.',
    basisPoints: 'Rounded to the cent.',
    amountMinor: 'Never more than the total of the quote.',
    dueDays:
      'Counted from the acceptance, or from the first day on which it can be paid if the cosmetic pathway makes the patient wait.',
    cancellationWords:
      'Needed before you turn deposits on. Your own words, shown to the patient before they accept and before they pay: when they get the deposit back, and how much of it.',
    businessNumber: 'Shown on receipts. They are receipts, not tax invoices.',
    secretKey:
      'A restricted key is best: write access to Checkout Sessions and Refunds, read access to PaymentIntents.',
    webhookSecret: 'Stripe shows it with the webhook, once you have added it.',
  },
  units: { dueDays: 'days' },
  kept: 'The one ending in {{end}} is stored. Leave this empty to keep it.',
  options: {
    kind: { PERCENTAGE: 'A share of the quote’s total', FIXED: 'The same for every quote' },
    yes: 'Yes',
    no: 'No',
    entered: 'Entered',
  },
  state: {
    never: 'Deposits are off',
    neverHint:
      'Save your Stripe key first. Then add the webhook as described below, enter its signing secret, and turn deposits on.',
    off: 'Deposits are off',
    offHint: 'No patient can pay a new deposit. What was paid before can still be refunded.',
    test: 'Deposits are on, in test mode',
    testHint: 'The key ending in {{end}} is a test key: only Stripe’s test cards work, and no money moves.',
    live: 'Deposits are on',
    liveHint: 'Payments go to the Stripe account whose key ends in {{end}}.',
  },
  money:
    'The money never passes through Quillcare: Stripe pays it out to you, under its own terms and fees. Card numbers are entered on Stripe’s page and never reach Quillcare.',
  webhook: {
    title: 'Webhook in Stripe',
    hint: 'Stripe reports each payment here. Add this address under Developers, Webhooks in Stripe’s dashboard.',
    address: 'Address',
    later: 'The address appears once you have saved your key.',
    events: 'Events to choose',
  },
  remove: {
    label: 'Remove the Stripe key',
    title: 'Remove the Stripe key?',
    hint: 'Refunds are then possible in Stripe’s dashboard only. Deposits stay off until you enter a key again.',
    confirm: 'Remove',
    busy: 'Removing',
    done: 'The Stripe key is removed.',
    failed: 'The key was not removed',
  },
});
