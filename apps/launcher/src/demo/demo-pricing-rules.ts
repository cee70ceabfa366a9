import type { createPricingRule, RequestOf } from '@quillcare/contracts';
import { addDays } from '@quillcare/rules';

type RuleBody = NonNullable<RequestOf<typeof createPricingRule>['body']>;

/** Returns the id of a demo surgery or site by its name. */
export type IdByName = (name: string) => string;

/**
 * The demo practice's pricing rules on a given day. None of them affects a rhinoplasty or a carpal tunnel release, which are the
 * worked examples of the documentation.
 */
export function demoPricingRules(idOf: IdByName, today: string): RuleBody[] {
  const surgery = (name: string) => ({ type: 'SURGERY', targetId: idOf(name) }) as const;
  return [
    {
      name: 'Abdominoplasty: long operations',
      feeType: 'SURGERY_BASE_FEE',
      override: { type: 'FORMULA', formula: 'if(minutes > 180, fee + 10 × (minutes − 180), fee)' },
      scope: surgery('Abdominoplasty'),
      priority: 100,
      note: 'Ten dollars for each minute over three hours.',
    },
    {
      name: 'Breast augmentation: seasonal offer',
      feeType: 'SURGERY_BASE_FEE',
      override: { type: 'PERCENTAGE_DISCOUNT', basisPoints: 1_000 },
      scope: surgery('Breast augmentation'),
      effectiveFrom: addDays(today, 30),
      effectiveTo: addDays(today, 120),
      priority: 200,
      note: 'Agreed at the meeting of partners.',
    },
    {
      name: 'Knee replacement: theatre agreement',
      feeType: 'HOSPITAL_FEES',
      lineKind: 'THEATRE',
      override: { type: 'PERCENTAGE_OF_ORIGINAL', basisPoints: 9_500 },
      scope: surgery('Total knee replacement'),
      priority: 100,
      note: 'The hospital takes 5% off for our list on Thursdays.',
    },
    {
      name: 'Chatswood: no admin fee',
      feeType: 'ADMIN_FEES',
      override: { type: 'FIXED_AMOUNT', amountMinor: 0 },
      scope: { type: 'SITE', targetId: idOf('Chatswood Day Surgery') },
      priority: 100,
      note: 'The day surgery does the bookings itself.',
    },
    {
      name: 'Staff and family',
      feeType: 'SURGERY_BASE_FEE',
      override: { type: 'FIXED_DISCOUNT', amountMinor: 50_000 },
      scope: { type: 'ALL' },
      priority: 900,
      isActive: false,
      note: 'Switched off: it is given as a discount on the quote instead.',
    },
  ];
}
