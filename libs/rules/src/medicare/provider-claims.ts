import { spread } from '../pricing/discount';
import { anaestheticFee } from './anaesthesia';
import { assistanceFor, type AssistedKind } from './assistance';
import type { BenefitCircumstances, BenefitLine, Claim, MbsKnowledge } from './benefit-line';
import { benefit75, benefit85, benefitStep } from './charge-benefits';
import { itemsInTable, type NamedItem } from './known-items';
import type { MbsItem, MedicareSettings, MedicareStep } from './mbs-item';
import { mbsItemsOf } from './mbs-items-of';
import type { NoticeList } from './notice-list';

/** The facts about the operation that determine the benefits of assistants and anaesthetists. */
export interface OperationFacts {
  readonly operations: readonly NamedItem[];
  readonly knowledge: MbsKnowledge;
  readonly settings: MedicareSettings;
  readonly circumstances: Pick<BenefitCircumstances, 'isInHospital'>;
  readonly notices: NoticeList;
}

const KIND_OF_ITEM: Readonly<Record<string, AssistedKind>> = {
  51306: 'CAESAREAN',
  51309: 'CAESAREAN_WITH_OTHERS',
  51312: 'OBSTETRIC',
  51315: 'CATARACT',
  51318: 'CATARACT_COMPLICATED',
};

/** Returns the single benefit for assistance, regardless of the number of lines, or null if the operation's items are unknown. */
export function assistantClaim(lines: readonly BenefitLine[], facts: OperationFacts): Claim | null {
  if (facts.operations.length === 0) return null;
  const kind = lines.flatMap(({ mbsItem }) => mbsItemsOf(mbsItem)).map((item) => KIND_OF_ITEM[item]);
  const assistance = assistanceFor(
    facts.operations.map(({ item }) => item),
    facts.settings,
    kind.find((one) => one !== undefined),
  );
  if (assistance === null) {
    facts.notices.add(
      'assistanceNotPayable',
      lines.map(({ key }) => key),
    );
    return nothing(lines, { key: 'assistanceNone', values: {} });
  }
  return oneService(lines, assistance.scheduleFeeMinor, assistance.trace, facts);
}

/** Returns the claim for one anaesthetist's anaesthetic, from base, time and modifier units, or null if these are unknown. */
export function anaestheticClaim(lines: readonly BenefitLine[], facts: OperationFacts): Claim | null {
  const keys = lines.map(({ key }) => key);
  const { operations, notices } = facts;
  if (operations.length > 0 && operations.every(({ item }) => !item.needsAnaesthetist)) {
    notices.add('anaestheticNotPayable', keys);
    return nothing(lines, { key: 'anaestheticNone', values: {} });
  }
  const service = anaestheticOf(lines, facts);
  if (service === null) {
    notices.add('anaestheticUnknown', keys);
    return null;
  }
  const { scheduleFeeMinor, trace } = anaestheticFee(service, facts.settings);
  return oneService(lines, scheduleFeeMinor, trace, facts);
}

/**
 * Returns the base units and minutes of the single anaesthetic for all lines, using the items the lines name or else the units
 * the anaesthetist charges by. Null if unknown.
 */
function anaestheticOf(
  lines: readonly BenefitLine[],
  { knowledge, notices, operations }: OperationFacts,
): { baseUnits: number; minutes: number } | null {
  const named = lines.flatMap((line) => itemsInTable(line, knowledge, notices)).filter(isAnaesthetic);
  const minutes = lines.reduce((sum, line) => sum + (minutesOf(line) ?? 0), 0);
  if (named.length > 0) {
    const baseUnits = named.reduce((sum, { basicUnits }) => sum + (basicUnits ?? 0), 0);
    // An item for the time replaces the planned minutes.
    if (named.some(isTime)) return { baseUnits, minutes: 0 };
    return minutes > 0 ? { baseUnits, minutes } : null;
  }
  const charged = lines.flatMap(({ base }) => (base.type === 'UNITS' ? [base.baseUnits] : []));
  if (operations.length === 0 || charged.length === 0 || minutes === 0) return null;
  return { baseUnits: Math.max(...charged), minutes };
}

const isAnaesthetic = ({ group, basicUnits }: MbsItem): boolean => group === 'T10' && basicUnits !== null;
const isTime = ({ item }: MbsItem): boolean => Number(item) >= 23_010 && Number(item) <= 24_136;

function minutesOf({ base, minutes }: BenefitLine): number | null {
  return base.type === 'UNITS' ? base.minutes : minutes;
}

/** A single service spread over the lines: each line's share of the schedule fee is proportional to its charge. */
function oneService(
  lines: readonly BenefitLine[],
  scheduleFeeMinor: number,
  trace: readonly MedicareStep[],
  { circumstances, settings }: OperationFacts,
): Claim {
  const { isInHospital } = circumstances;
  const medicareMinor = isInHospital ? benefit75(scheduleFeeMinor) : benefit85(scheduleFeeMinor, settings);
  const steps = [...trace, benefitStep(isInHospital, scheduleFeeMinor, medicareMinor, settings)];
  return {
    lines,
    schedule: byCharge(lines, scheduleFeeMinor),
    medicareMinor,
    steps: new Map(lines.map(({ key }) => [key, steps])),
    isSurgeon: false,
  };
}

function byCharge(lines: readonly BenefitLine[], scheduleFeeMinor: number): Map<string, number> {
  const isFree = lines.every(({ totalMinor }) => totalMinor <= 0);
  const weights = lines.map(({ key, totalMinor }) => ({
    key,
    weightMinor: isFree ? 1 : Math.max(0, totalMinor),
  }));
  const parts = spread(scheduleFeeMinor, weights);
  return new Map(lines.map(({ key }, at) => [key, parts[at] ?? 0]));
}

function nothing(lines: readonly BenefitLine[], step: MedicareStep): Claim {
  return {
    lines,
    schedule: new Map(lines.map(({ key }) => [key, 0])),
    medicareMinor: 0,
    steps: new Map(lines.map(({ key }) => [key, [step]])),
    isSurgeon: false,
  };
}
