import { apportion } from '../pricing/discount';
import { calculateAnaestheticFee } from './anaesthesia';
import { calculateAssistance, type AssistanceKind } from './assistance';
import type { BenefitContext, BenefitLine, Claim, MbsData } from './benefit-line';
import { calculateBenefit75, calculateBenefit85, buildBenefitStep } from './charge-benefits';
import { findTableItems, type ClaimedItem } from './payable-items';
import type { MbsItem, MedicareSettings, MedicareStep } from './mbs-item';
import { parseMbsItems } from './mbs-item-text';
import type { NoticeList } from './notice-list';

/** The facts about the operation that determine the benefits of assistants and anaesthetists. */
export interface OperationContext {
  readonly operations: readonly ClaimedItem[];
  readonly knowledge: MbsData;
  readonly settings: MedicareSettings;
  readonly circumstances: Pick<BenefitContext, 'isInHospital'>;
  readonly notices: NoticeList;
}

const ASSISTANCE_KIND_BY_ITEM: Readonly<Record<string, AssistanceKind>> = {
  51306: 'CAESAREAN',
  51309: 'CAESAREAN_WITH_OTHERS',
  51312: 'OBSTETRIC',
  51315: 'CATARACT',
  51318: 'CATARACT_COMPLICATED',
};

/** Returns the single benefit for assistance, regardless of the number of lines, or null if the operation's items are unknown. */
export function buildAssistantClaim(lines: readonly BenefitLine[], facts: OperationContext): Claim | null {
  if (facts.operations.length === 0) return null;
  const kind = lines
    .flatMap(({ mbsItem }) => parseMbsItems(mbsItem))
    .map((item) => ASSISTANCE_KIND_BY_ITEM[item]);
  const assistance = calculateAssistance(
    facts.operations.map(({ item }) => item),
    facts.settings,
    kind.find((one) => one !== undefined),
  );
  if (assistance === null) {
    facts.notices.add(
      'assistanceNotPayable',
      lines.map(({ key }) => key),
    );
    return buildZeroClaim(lines, { key: 'assistanceNone', values: {} });
  }
  return singleServiceClaim(lines, assistance.scheduleFeeMinor, assistance.trace, facts);
}

/** Returns the claim for one anaesthetist's anaesthetic, from base, time and modifier units, or null if these are unknown. */
export function buildAnaestheticClaim(lines: readonly BenefitLine[], facts: OperationContext): Claim | null {
  const keys = lines.map(({ key }) => key);
  const { operations, notices } = facts;
  if (operations.length > 0 && operations.every(({ item }) => !item.needsAnaesthetist)) {
    notices.add('anaestheticNotPayable', keys);
    return buildZeroClaim(lines, { key: 'anaestheticNone', values: {} });
  }
  const service = findAnaestheticService(lines, facts);
  if (service === null) {
    notices.add('anaestheticUnknown', keys);
    return null;
  }
  const { scheduleFeeMinor, trace } = calculateAnaestheticFee(service, facts.settings);
  return singleServiceClaim(lines, scheduleFeeMinor, trace, facts);
}

/**
 * Returns the base units and minutes of the single anaesthetic for all lines, using the items the lines name or else the units
 * the anaesthetist charges by. Null if unknown.
 */
function findAnaestheticService(
  lines: readonly BenefitLine[],
  { knowledge, notices, operations }: OperationContext,
): { baseUnits: number; minutes: number } | null {
  const named = lines.flatMap((line) => findTableItems(line, knowledge, notices)).filter(isAnaestheticItem);
  const minutes = lines.reduce((sum, line) => sum + (anaestheticMinutes(line) ?? 0), 0);
  if (named.length > 0) {
    const baseUnits = named.reduce((sum, { basicUnits }) => sum + (basicUnits ?? 0), 0);
    // An item for the time replaces the planned minutes.
    if (named.some(isTimeItem)) return { baseUnits, minutes: 0 };
    return minutes > 0 ? { baseUnits, minutes } : null;
  }
  const charged = lines.flatMap(({ base }) => (base.type === 'UNITS' ? [base.baseUnits] : []));
  if (operations.length === 0 || charged.length === 0 || minutes === 0) return null;
  return { baseUnits: Math.max(...charged), minutes };
}

const isAnaestheticItem = ({ group, basicUnits }: MbsItem): boolean => group === 'T10' && basicUnits !== null;
const isTimeItem = ({ item }: MbsItem): boolean => Number(item) >= 23_010 && Number(item) <= 24_136;

function anaestheticMinutes({ base, minutes }: BenefitLine): number | null {
  return base.type === 'UNITS' ? base.minutes : minutes;
}

/** A single service spread over the lines: each line's share of the schedule fee is proportional to its charge. */
function singleServiceClaim(
  lines: readonly BenefitLine[],
  scheduleFeeMinor: number,
  trace: readonly MedicareStep[],
  { circumstances, settings }: OperationContext,
): Claim {
  const { isInHospital } = circumstances;
  const medicareMinor = isInHospital
    ? calculateBenefit75(scheduleFeeMinor)
    : calculateBenefit85(scheduleFeeMinor, settings);
  const steps = [...trace, buildBenefitStep(isInHospital, scheduleFeeMinor, medicareMinor, settings)];
  return {
    lines,
    schedule: apportionByCharge(lines, scheduleFeeMinor),
    medicareMinor,
    steps: new Map(lines.map(({ key }) => [key, steps])),
    isSurgeon: false,
  };
}

function apportionByCharge(lines: readonly BenefitLine[], scheduleFeeMinor: number): Map<string, number> {
  const isFree = lines.every(({ totalMinor }) => totalMinor <= 0);
  const weights = lines.map(({ key, totalMinor }) => ({
    key,
    weightMinor: isFree ? 1 : Math.max(0, totalMinor),
  }));
  const parts = apportion(scheduleFeeMinor, weights);
  return new Map(lines.map(({ key }, at) => [key, parts[at] ?? 0]));
}

function buildZeroClaim(lines: readonly BenefitLine[], step: MedicareStep): Claim {
  return {
    lines,
    schedule: new Map(lines.map(({ key }) => [key, 0])),
    medicareMinor: 0,
    steps: new Map(lines.map(({ key }) => [key, [step]])),
    isSurgeon: false,
  };
}
