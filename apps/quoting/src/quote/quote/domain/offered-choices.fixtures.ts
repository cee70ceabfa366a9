import { ruleBook, type OptionGroup, type SurgeryConfiguration } from '@quillcare/rules';
import { NO_PRICES, type PriceList } from './price-list';
import { contentOf, type ContentInput } from './quote-content';
import { createDraft } from './quote';
import { INPUT, nextId, PARTIES, SYDNEY } from './quote.fixtures';
import type { QuoteState } from './quote.state';

type Option = OptionGroup['options'][number];

export const NOSE_ID = '01890000-0000-7000-8000-0000000000aa';
/** The id of an option in a patient's answer. */
export const chosen = (id: string): string => `${NOSE_ID}:${id}`;

/** An option that adds `amountMinor` cents to the surgeon's line. */
export const option = (id: string, amountMinor = 0, change: Partial<Option> = {}): Option => ({
  id,
  name: `Option ${id}`,
  fee: { type: 'FIXED', amountMinor },
  appliesTo: ['SURGEON'],
  side: null,
  isDefault: false,
  isActive: true,
  ...change,
});

/** An option list for the patient to choose from. */
export const list = (id: string, options: Option[], change: Partial<OptionGroup> = {}): OptionGroup => ({
  id,
  name: `List ${id}`,
  category: 'CUSTOM',
  choose: 'ONE',
  patientChooses: true,
  options,
  ...change,
});

export const STAY = list('stay', [
  option('day', 0, { isDefault: true }),
  option('night', 45_000),
  option('home', -5_000),
]);

/** A $9,000.00 surgery with an assistant's share and option lists. */
export function surgeryWith(...optionGroups: OptionGroup[]): SurgeryConfiguration {
  return {
    surgeryId: NOSE_ID,
    name: 'Rhinoplasty',
    category: 'COSMETIC',
    procedureClass: 'COSMETIC',
    cosmeticBasisPoints: null,
    baseFeeMinor: 900_000,
    minutes: 60,
    mbsItems: [],
    doctors: [{ doctorId: INPUT.doctorId, feeMinor: null }],
    hospitals: [],
    anaesthetist: null,
    implants: [],
    adminFeeMinor: 5_000,
    assistant: {
      type: 'SHARE',
      basisPoints: 2_000,
      providerId: null,
      providerName: null,
      billedBy: 'PROVIDER',
      basis: 'FIXED',
    },
    aftercare: null,
    exclusions: [],
    optionGroups,
  };
}

export const pricesOf = (...configurations: SurgeryConfiguration[]): PriceList => ({
  ...NO_PRICES,
  book: ruleBook([]),
  configurations,
});

export function draftWith(prices: PriceList, change: Partial<ContentInput> = {}): QuoteState {
  const surgeries = [{ surgeryId: NOSE_ID, side: 'NOT_APPLICABLE' as const, optionIds: null }];
  const input: ContentInput = { ...INPUT, procedureClass: null, surgeries, lines: [], ...change };
  const context = { prices, on: '2026-11-20', newId: nextId, stored: null };
  const { content } = contentOf(input, PARTIES, SYDNEY, 'Q-2026-000001', context);
  return createDraft(nextId(), 'Q-2026-000001', content).quote;
}
