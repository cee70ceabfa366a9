import { defineWords } from '../words/words';

/** Explains to staff how a price was calculated. Keys of `trace` are the `TraceWordsKey`s of libs/rules. */
export const priceWords = defineWords('price', {
  title: 'Why this price',
  none: 'We have no record of how this price was worked out.',
  steps: 'The price, step by step',
  benefits: 'What the patient pays',
  was: 'was {{amount}}',
  unchanged: 'no change',
  link: { rule: 'Show the rule', surgery: 'Show the fees' },
  trace: {
    base: {
      surgery: 'Fee for {{from}}',
      doctor: "{{from}}'s own fee for this surgery",
      hospital: 'Fee of {{from}}',
      provider: 'Fee of {{from}}',
      manual: 'Fee typed by your practice',
      share: "{{share}} of the surgeon's fee for {{from}}, which is {{surgeonFee}}",
      units: '{{baseUnits}} base units + {{timeUnits}} time units ({{minutes}} minutes) at {{unit}} each',
    },
    option: {
      fixed: '{{group}}: {{option}} adds {{amount}}',
      percentage: '{{group}}: {{option}} adds {{share}} of {{base}}',
      multiplier: '{{group}}: {{option}}, × {{factor}}',
      noResult: '{{group}}: {{option}} was left out, because {{why}}',
    },
    rule: {
      fixedAmount: 'Rule "{{rule}}": the fee is {{amount}}',
      percentageOfOriginal: 'Rule "{{rule}}": {{share}} of the fee before rules',
      fixedDiscount: 'Rule "{{rule}}": {{amount}} off',
      percentageDiscount: 'Rule "{{rule}}": {{share}} off',
      formula: 'Rule "{{rule}}": {{formula}}',
      discountToZero: 'Rule "{{rule}}": the discount is more than the fee, so the fee is zero',
      noResult: 'Rule "{{rule}}" changed nothing here, because {{why}}',
    },
    rounding: 'Rounded to the cent',
    split: {
      treatment: 'The medical part: what is left of {{whole}} without the cosmetic {{share}}',
      cosmetic: 'The cosmetic part: {{share}} of {{whole}}',
    },
    entered: 'Changed to {{fee}} by your practice',
    quantity: '× {{quantity}}',
    discount: {
      percentage: 'Discount of {{share}}',
      fixed: 'Discount of {{amount}}',
      quote: 'Part of the discount on the whole quote: {{amount}}',
    },
    notIncluded: 'Not included in this quote',
    gst: { taxable: 'GST {{share}}: {{reason}}', free: 'No GST: {{reason}}' },
  },
  /** Why a line item has GST or not, by `GstReason`. */
  gst: {
    AU_TREATMENT: 'medical treatment is GST-free',
    AU_COSMETIC: 'cosmetic treatment is taxable',
    AU_MIXED: 'partly cosmetic and not split, so all of it is taxable',
    AU_NOT_TREATMENT: 'this is not medical treatment',
    AU_UNDECIDED: 'it is not decided yet whether this is medical or cosmetic',
    NZ_STANDARD: 'GST applies to health services in New Zealand',
    PRACTICE_SETTING: "your practice's setting for all lines",
    ENTERED: 'chosen on the line by your practice',
  },
  /** Why a rule or an option had no effect. */
  failure: {
    NEGATIVE: 'the fee would be less than zero',
    DIVISION_BY_ZERO: 'its formula would divide by zero',
    TOO_LARGE: 'the fee would be more than 10,000,000.00',
    TOO_FINE: 'its formula gives too many decimal places',
    STEP_NOT_POSITIVE: 'its formula rounds to steps of zero',
    MISSING_VALUE: '{{missing}} is not known for this line',
    UNKNOWN_NAME: 'its formula uses the name {{missing}}, which does not exist',
    SYNTAX: 'its formula cannot be read',
  },
  /** Readable names of a formula's inputs. */
  input: {
    fee: 'the fee so far',
    original_fee: 'the fee before rules',
    base_fee: 'the configured fee',
    surgeon_fee: "the surgeon's fee",
    quantity: 'the quantity',
    minutes: 'the planned time',
    units: 'the number of units',
  },
  /** Notices to staff about a composed quote, by code. */
  notice: {
    SURGERY_NOT_CONFIGURED:
      '{{name}} has no fees yet, so it has no lines. Add them in Surgery configuration.',
    SURGERY_TWICE: '{{name}} was chosen twice and is on the quote once. For both sides, choose "both sides".',
    DOCTOR_NOT_CONFIGURED:
      'This doctor is not among those who perform {{name}}: the base fee of the surgery is used.',
    HOSPITAL_NOT_CONFIGURED:
      'No fees are known for {{name}} at this hospital. Please enter its lines yourself.',
    BOTH_SIDES_NOT_PRICED: '{{name}} has no price for both sides: the price of one side is used.',
    DURATION_UNKNOWN:
      'The planned time of {{name}} is not known: the anaesthetist is priced without time units.',
    OPTION_UNKNOWN: 'The option {{name}} is no longer offered and was left out.',
    OPTION_KEPT:
      'The option {{name}} is no longer offered. The lines of this quote keep it, with the fee that it had.',
    OPTIONS_NOT_CONFIGURED: 'The price of {{name}} depends on options, and no option list is attached to it.',
    ONE_OPTION_ONLY: 'Only one option of {{name}} can be chosen: the first one was taken.',
    CHOICE_WITHOUT_EFFECT:
      'The patient chooses from {{name}}, but every option costs the same here: fees were typed, or a pricing rule sets them.',
    CHOICE_NOT_OFFERED:
      'The patient is not asked about {{name}}, because no line of this quote depends on it.',
    TOO_MANY_CHOICES:
      'The patient would have {{name}} combinations to choose from, and a quote offers at most 24. Decide some of the options yourself before you send it.',
  },
});
