import { roundUpToFiveCents } from './five-cents';
import type { MbsItem, MedicareSettings, MedicareStep } from './mbs-item';
import { aggregateOperations, isOperation } from './multiple-operations';

/**
 * What is assisted, which determines the item. Kinds other than `OPERATION` are chosen by staff, because the schedule only
 * describes them in words.
 */
export type AssistanceKind =
  'OPERATION' | 'CAESAREAN' | 'CAESAREAN_WITH_OTHERS' | 'OBSTETRIC' | 'CATARACT' | 'CATARACT_COMPLICATED';

/** The payable assistance item and its schedule fee in minor units. */
export interface Assistance {
  readonly item: '51300' | '51303' | '51306' | '51309' | '51312' | '51315' | '51318';
  readonly scheduleFeeMinor: number;
  readonly trace: readonly MedicareStep[];
}

type AssistedItem = Pick<MbsItem, 'item' | 'group' | 'subGroup' | 'allowsAssistant' | 'scheduleFeeMinor'>;

const FIXED_FEE_ITEMS = { CAESAREAN: '51306', CATARACT: '51315', CATARACT_COMPLICATED: '51318' } as const;
const ONE_FIFTH_ITEMS = { CAESAREAN_WITH_OTHERS: '51309', OBSTETRIC: '51312' } as const;

/**
 * Returns the assistance item payable for an operation, or null if no item allows assistance. The multiple operation rule is
 * applied once more, but only to items marked "(Assist.)". There is a single benefit, regardless of the number of assistants. It
 * is not for the anaesthetist.
 *
 * Source: MBS of 1 July 2026, items 51300 to 51318 and note TN.9.1. Not verified: which number belongs to which Caesarean fee,
 * and that a fifth is rounded up to five cents as benefits are.
 */
export function calculateAssistance(
  items: readonly AssistedItem[],
  settings: MedicareSettings,
  kind: AssistanceKind = 'OPERATION',
): Assistance | null {
  const assisted = items.filter((item) => item.allowsAssistant && isOperation(item));
  if (assisted.length === 0) return null;
  if (isKeyOf(FIXED_FEE_ITEMS, kind)) return fixedFeeAssistance(FIXED_FEE_ITEMS[kind], settings);
  const { scheduleFeeMinor: aggregateMinor } = aggregateOperations(
    assisted.map(({ item, scheduleFeeMinor }) => ({ item, feeMinor: scheduleFeeMinor ?? 0 })),
  );
  if (isKeyOf(ONE_FIFTH_ITEMS, kind)) return oneFifthAssistance(ONE_FIFTH_ITEMS[kind], aggregateMinor);
  return aggregateMinor <= settings.assistanceThresholdMinor
    ? fixedFeeAssistance('51300', settings)
    : oneFifthAssistance('51303', aggregateMinor);
}

function fixedFeeAssistance(
  item: keyof MedicareSettings['assistanceFees'],
  settings: MedicareSettings,
): Assistance {
  const scheduleFeeMinor = settings.assistanceFees[item];
  return {
    item,
    scheduleFeeMinor,
    trace: [{ key: 'assistanceFixed', values: { item, feeMinor: scheduleFeeMinor } }],
  };
}

function oneFifthAssistance(item: '51303' | '51309' | '51312', aggregateMinor: number): Assistance {
  const scheduleFeeMinor = roundUpToFiveCents(aggregateMinor, 5);
  return {
    item,
    scheduleFeeMinor,
    trace: [{ key: 'assistanceFifth', values: { item, aggregateMinor, feeMinor: scheduleFeeMinor } }],
  };
}

function isKeyOf<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return key in table;
}
