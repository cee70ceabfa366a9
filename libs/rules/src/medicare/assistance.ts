import { upToFiveCents } from './five-cents';
import type { MbsItem, MedicareSettings, MedicareStep } from './mbs-item';
import { aggregateOperations, isOperation } from './multiple-operations';

/**
 * What is assisted, which determines the item. Kinds other than `OPERATION` are chosen by staff, because the schedule only
 * describes them in words.
 */
export type AssistedKind =
  'OPERATION' | 'CAESAREAN' | 'CAESAREAN_WITH_OTHERS' | 'OBSTETRIC' | 'CATARACT' | 'CATARACT_COMPLICATED';

/** The payable assistance item and its schedule fee in minor units. */
export interface Assistance {
  readonly item: '51300' | '51303' | '51306' | '51309' | '51312' | '51315' | '51318';
  readonly scheduleFeeMinor: number;
  readonly trace: readonly MedicareStep[];
}

type AssistedItem = Pick<MbsItem, 'item' | 'group' | 'subGroup' | 'allowsAssistant' | 'scheduleFeeMinor'>;

const FIXED = { CAESAREAN: '51306', CATARACT: '51315', CATARACT_COMPLICATED: '51318' } as const;
const FIFTH = { CAESAREAN_WITH_OTHERS: '51309', OBSTETRIC: '51312' } as const;

/**
 * Returns the assistance item payable for an operation, or null if no item allows assistance. The multiple operation rule is
 * applied once more, but only to items marked "(Assist.)". There is a single benefit, regardless of the number of assistants. It
 * is not for the anaesthetist.
 *
 * Source: MBS of 1 July 2026, items 51300 to 51318 and note TN.9.1. Not verified: which number belongs to which Caesarean fee,
 * and that a fifth is rounded up to five cents as benefits are.
 */
export function assistanceFor(
  items: readonly AssistedItem[],
  settings: MedicareSettings,
  kind: AssistedKind = 'OPERATION',
): Assistance | null {
  const assisted = items.filter((item) => item.allowsAssistant && isOperation(item));
  if (assisted.length === 0) return null;
  if (isKeyOf(FIXED, kind)) return fixed(FIXED[kind], settings);
  const { scheduleFeeMinor: aggregateMinor } = aggregateOperations(
    assisted.map(({ item, scheduleFeeMinor }) => ({ item, feeMinor: scheduleFeeMinor ?? 0 })),
  );
  if (isKeyOf(FIFTH, kind)) return fifth(FIFTH[kind], aggregateMinor);
  return aggregateMinor <= settings.assistanceThresholdMinor
    ? fixed('51300', settings)
    : fifth('51303', aggregateMinor);
}

function fixed(item: keyof MedicareSettings['assistanceFees'], settings: MedicareSettings): Assistance {
  const scheduleFeeMinor = settings.assistanceFees[item];
  return {
    item,
    scheduleFeeMinor,
    trace: [{ key: 'assistanceFixed', values: { item, feeMinor: scheduleFeeMinor } }],
  };
}

function fifth(item: '51303' | '51309' | '51312', aggregateMinor: number): Assistance {
  const scheduleFeeMinor = upToFiveCents(aggregateMinor, 5);
  return {
    item,
    scheduleFeeMinor,
    trace: [{ key: 'assistanceFifth', values: { item, aggregateMinor, feeMinor: scheduleFeeMinor } }],
  };
}

function isKeyOf<T extends object>(table: T, key: PropertyKey): key is keyof T {
  return key in table;
}
