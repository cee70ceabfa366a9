import { defineWords } from '../../shared/words/words';

export const quoteSettingsWords = defineWords('quote-settings', {
  title: 'Quote settings',
  back: 'Admin tools',
  failed: 'The quote settings could not be loaded',
  save: 'Save settings',
  never: 'These are the settings every practice starts with.',
  sections: {
    discounts: 'Discounts',
    validity: 'Validity',
    checklist: 'Before a quote is sent',
    gst: 'GST',
  },
  fields: {
    discountCapBasisPoints: 'Discount without approval',
    validityDays: 'New quotes are valid for',
    RECIPIENT: 'The patient’s email address and date of birth',
    WHO: 'Who does what',
    BILLED_BY: 'Who bills each line',
    BASIS: 'Fixed, estimate or not included',
    FEES: 'A fee for every line that is included',
    BENEFITS: 'Medicare benefits',
    NOT_INCLUDED: 'What is not included',
    VALIDITY: 'Still valid',
    TOTAL: 'Total of the quote',
    TERMS: 'Your terms and conditions',
    gst: 'GST on quotes',
  },
  help: {
    discountCapBasisPoints:
      'Staff can give a discount up to this share. Above it, somebody who may change pricing rules approves before the quote can be sent. Leave it empty to allow any discount; 0 asks for approval of every discount.',
    validityDays: 'The last valid day of a new quote. Staff can change it on each quote.',
    RECIPIENT: 'Without them the patient cannot open the link. Such a quote is never sent.',
    WHO: 'Stops a quote in which a surgeon, assistant, anaesthetist or hospital has no name.',
    BILLED_BY: 'Stops a quote in which a line does not say who sends the bill.',
    BASIS: 'Stops a quote in which a line does not say whether its fee can change.',
    FEES: 'Stops a quote with a fee of zero.',
    BENEFITS: 'Stops a Medicare quote without the expected benefit of surgeon, assistant and anaesthetist.',
    NOT_INCLUDED: 'Stops a quote that does not list any cost the patient may have besides.',
    VALIDITY: 'Stops a quote whose last valid day is over.',
    TOTAL: 'Stops a quote whose total is zero.',
    TERMS: 'Stops a quote without terms for the patient to agree to.',
  },
  units: { validityDays: 'days' },
  checklistHint:
    'Every quote shows this checklist of informed financial consent before it is sent. Tick the points your practice insists on: a quote that lacks one is not sent. The others are only pointed out.',
  options: { blocks: 'Must be met', warns: 'Only pointed out' },
  gst: {
    BY_CLASS: 'By procedure class and line',
    TAXABLE: 'GST on every line',
    GST_FREE: 'No GST on any line',
  },
  gstHelp: {
    AU: {
      BY_CLASS:
        'Treatment with a Medicare benefit is GST-free; cosmetic procedures, administration and other lines that are no treatment have 10% GST.',
      TAXABLE: 'Every line has 10% GST, also treatment that would be GST-free.',
      GST_FREE: 'For practices that are not registered for GST.',
    },
    NZ: {
      TAXABLE: 'Every line has 15% GST. New Zealand does not exempt health services.',
      GST_FREE: 'For practices that are not registered for GST.',
    },
  },
  gstAfter: 'Drafts change when they are next saved. Quotes that were sent keep their GST.',
});
