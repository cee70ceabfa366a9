import { defineWords } from '../../shared/words/words';

export const quoteSettingsWords = defineWords('quote-settings', {
  title: 'Quote settings',
  back: 'Admin Tools',
  failed: 'The quote settings could not be loaded',
  save: 'Save settings',
  never: 'These are the settings every practice starts with.',
  sections: {
    discounts: 'Discounts',
    validity: 'Validity',
    checklist: 'Before a quote is sent',
    gst: 'GST',
    funds: 'Health insurance',
  },
  fields: {
    discountCapBasisPoints: 'Discount without approval',
    validityDays: 'New quotes are valid for',
    RECIPIENT: 'The patient’s email address and date of birth',
    PLACE: 'Hospital, day surgery or rooms',
    INSURANCE: 'The patient’s health fund',
    ITEMS: 'No Medicare item on a cosmetic line',
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
    healthFunds: 'Health funds',
  },
  help: {
    healthFunds:
      'Staff choose from these on a quote, and can type any other. Quotes keep the name they have.',
    discountCapBasisPoints:
      'Staff can give discounts up to this percentage. Anything higher needs approval from someone who can change pricing rules before the quote is sent. Leave it empty to allow any discount, or enter 0 to approve every discount.',
    validityDays: 'The last valid day of a new quote. Staff can change it on each quote.',
    RECIPIENT: 'The patient needs these to open the link, so a quote is never sent without them.',
    PLACE: 'A quote can’t be sent until someone has decided where the surgery takes place.',
    INSURANCE:
      'A Medicare quote for a hospital can’t be sent until it names the patient’s fund, or says that there is none.',
    ITEMS: 'A quote can’t be sent if a cosmetic line claims a Medicare item.',
    WHO: 'A quote can’t be sent if a surgeon, assistant, anaesthetist or hospital isn’t named.',
    BILLED_BY: 'A quote can’t be sent if a line doesn’t say who sends the bill.',
    BASIS: 'A quote can’t be sent if a line doesn’t say whether its fee can change.',
    FEES: 'A quote can’t be sent with a fee of zero.',
    BENEFITS:
      'A Medicare quote can’t be sent without the expected benefit for the surgeon, assistant and anaesthetist.',
    NOT_INCLUDED: 'A quote can’t be sent if it doesn’t list any other costs the patient may have.',
    VALIDITY: 'A quote can’t be sent once it has expired.',
    TOTAL: 'A quote can’t be sent with a total of zero.',
    TERMS: 'A quote can’t be sent without terms for the patient to agree to.',
  },
  funds: { add: 'Add a fund', item: 'Health fund {{place}}', remove: 'Remove health fund {{place}}' },
  units: { validityDays: 'days' },
  checklistHint:
    'Staff see this checklist before they send a quote: what decides its figures (class, side, place and insurance), and what the patient must know for informed financial consent. Tick what your practice insists on: a quote can’t be sent without it. Staff are only reminded of the rest. A quote is never sent while the class or the side of a surgery is undecided.',
  options: { blocks: 'Required', warns: 'Reminder only' },
  gst: {
    BY_CLASS: 'By procedure class and line',
    TAXABLE: 'GST on every line',
    GST_FREE: 'No GST on any line',
  },
  gstHelp: {
    AU: {
      BY_CLASS:
        'Treatment with a Medicare benefit is GST-free. Cosmetic procedures, administration and anything else that isn’t treatment has 10% GST.',
      TAXABLE: 'Every line has 10% GST, even treatment that would be GST-free.',
      GST_FREE: 'For practices that are not registered for GST.',
    },
    NZ: {
      TAXABLE: 'Every line has 15% GST. New Zealand does not exempt health services.',
      GST_FREE: 'For practices that are not registered for GST.',
    },
  },
  gstAfter: 'Drafts change the next time they’re saved. Quotes already sent keep their GST.',
});
