import {
  hasFund,
  type BenefitContext,
  type BenefitLine,
  type LineBenefits,
  type MbsData,
  type QuoteBenefits,
} from './benefit-line';
import { calculateClaimBenefits, unknownBenefits, applyEnteredBenefits } from './claim-benefits';
import { divideCapped } from './divide-capped';
import { findPayableItems } from './payable-items';
import type { MedicareSettings, MedicareStep } from './mbs-item';
import { NoticeList } from './notice-list';
import { buildAnaestheticClaim, buildAssistantClaim, type OperationContext } from './provider-claims';
import { buildItemClaim } from './surgeon-claim';

/**
 * Estimates what Medicare and the patient's fund pay for each line of a quote, in minor units. This is the only place where a
 * quote's benefits are calculated. Lines of the same doctor are calculated together, and the order of the lines makes no
 * difference. Practices in New Zealand, and quotes that are neither Medicare nor mixed, have no benefits and no notices.
 *
 * Source of the rules: docs/medicare.md.
 */
export function estimateBenefits(
  lines: readonly BenefitLine[],
  knowledge: MbsData,
  circumstances: BenefitContext,
): QuoteBenefits {
  const isMedicare = circumstances.class === 'MEDICARE' || circumstances.class === 'MIXED';
  if (circumstances.country !== 'AU' || !isMedicare)
    return {
      tableDate: null,
      lines: lines.map((line) => applyEnteredBenefits(line, unknownBenefits(line, []))),
      notices: [],
    };
  const notices = new NoticeList();
  const sorted = [...lines].sort((a, b) => (a.key < b.key ? -1 : 1));
  const estimates = new Map(
    estimateLines(sorted, knowledge, circumstances, notices).map((one) => [one.key, one]),
  );
  addEnteredNotice([...estimates.values()], notices);
  return {
    tableDate: knowledge.tableDate,
    lines: lines.map((line) => estimates.get(line.key) ?? unknownBenefits(line, [])),
    notices: notices.toArray(),
  };
}

const PROVIDER_KINDS = new Set(['SURGEON', 'ASSISTANT', 'ANAESTHETIST']);
const KINDS_WITH_OPTIONAL_ITEMS = new Set(['PATHOLOGY', 'OTHER']);

function estimateLines(
  lines: readonly BenefitLine[],
  knowledge: MbsData,
  circumstances: BenefitContext,
  notices: NoticeList,
): LineBenefits[] {
  const { settings } = knowledge;
  const without = lines.filter(hasNoBenefit);
  const counting = lines.filter((line) => !hasNoBenefit(line));
  addCosmeticNotice(lines, notices);
  if (settings === null) {
    notices.add(
      'noTable',
      counting.filter(isService).map(({ key }) => key),
    );
    return [
      ...without.map(zeroBenefits),
      ...counting.filter(isService).map((line) => applyEnteredBenefits(line, unknownBenefits(line, []))),
      ...estimateOtherBenefits(
        counting.filter((line) => !isService(line)),
        circumstances,
      ),
    ];
  }
  const services = counting.filter(isService);
  const others = counting.filter((line) => !isService(line));
  addHospitalNotice(others, circumstances, notices);
  return [
    ...without.map(zeroBenefits),
    ...estimateOtherBenefits(others, circumstances),
    ...estimateServiceBenefits(services, knowledge, settings, circumstances, notices),
  ];
}

function estimateServiceBenefits(
  services: readonly BenefitLine[],
  knowledge: MbsData,
  settings: MedicareSettings,
  circumstances: BenefitContext,
  notices: NoticeList,
): LineBenefits[] {
  const ofKinds = (...kinds: string[]) => services.filter(({ kind }) => kinds.includes(kind));
  const surgeons = ofKinds('SURGEON');
  const operations = findPayableItems(surgeons, knowledge, circumstances, notices);
  addMissingItemsNotice(surgeons, notices);
  const facts: OperationContext = { operations, knowledge, settings, circumstances, notices };
  const own = [...groupByProvider(surgeons)].map((group) => {
    const named = operations.filter(({ line }) => group.includes(line));
    return calculateClaimBenefits(buildItemClaim(group, named, circumstances, settings, true), circumstances);
  });
  const further = ofKinds('PATHOLOGY', 'OTHER').map((line) => {
    const named = findPayableItems([line], knowledge, circumstances, notices);
    return calculateClaimBenefits(
      buildItemClaim([line], named, circumstances, settings, false),
      circumstances,
    );
  });
  const assistants = ofKinds('ASSISTANT');
  const anaesthetists = groupByProvider(ofKinds('ANAESTHETIST'));
  addGapNotice([...assistants, ...anaesthetists.flat()], circumstances, notices);
  const helped = [
    { lines: assistants, claim: assistants.length > 0 ? buildAssistantClaim(assistants, facts) : null },
    ...anaesthetists.map((group) => ({ lines: group, claim: buildAnaestheticClaim(group, facts) })),
  ].map(({ lines, claim }) =>
    claim
      ? calculateClaimBenefits(claim, circumstances)
      : lines.map((line) => applyEnteredBenefits(line, unknownBenefits(line, []))),
  );
  return [...own, ...further, ...helped].flat();
}

/** Groups lines by provider. Lines with the same name belong to the same doctor. */
function groupByProvider(lines: readonly BenefitLine[]): BenefitLine[][] {
  const groups = new Map<string, BenefitLine[]>();
  for (const line of lines) {
    const name = line.providerName?.trim().toLowerCase() ?? '';
    groups.set(name, [...(groups.get(name) ?? []), line]);
  }
  return [...groups.values()];
}

const isCosmetic = ({ part, procedureClass }: BenefitLine): boolean =>
  part === null ? procedureClass === 'COSMETIC' : part.of === 'COSMETIC';

const hasNoBenefit = (line: BenefitLine): boolean => isCosmetic(line) || line.basis === 'NOT_INCLUDED';

/** Whether a line may have a Medicare benefit: doctors, and other kinds that name an item. */
const isService = ({ kind, mbsItem }: BenefitLine): boolean =>
  PROVIDER_KINDS.has(kind) || (KINDS_WITH_OPTIONAL_ITEMS.has(kind) && mbsItem !== null);

/**
 * Hospital, theatre, implants and administration have no Medicare benefit. What a fund pays for the stay is only known if the
 * patient's excess is: everything except the excess.
 */
function estimateOtherBenefits(lines: readonly BenefitLine[], circumstances: BenefitContext): LineBenefits[] {
  const excess = circumstances.fund.excessMinor ?? null;
  const covered = excess === null ? [] : lines.filter((line) => isCoveredByFund(line, circumstances));
  const shares = divideCapped(
    excess ?? 0,
    covered.map((line) => ({ key: line.key, weightMinor: chargeLeft(line), roomMinor: chargeLeft(line) })),
  );
  const own = new Map(covered.map(({ key }, at) => [key, shares[at] ?? 0]));
  return lines.map((line) => nonMedicareBenefits(line, circumstances, own.get(line.key) ?? null));
}

/** Returns what remains of a charge after the Medicare benefit that staff entered. */
function chargeLeft({ totalMinor, enteredMedicareMinor }: BenefitLine): number {
  return Math.max(0, totalMinor - (enteredMedicareMinor ?? 0));
}

/** Whether the patient's fund pays a hospital charge apart from the excess. False if staff entered the fund's benefit. */
function isCoveredByFund(line: BenefitLine, circumstances: BenefitContext): boolean {
  const isHospitals = line.kind === 'HOSPITAL' || line.kind === 'THEATRE' || line.kind === 'IMPLANT';
  return isHospitals && canBePaidByFund(line, circumstances) && line.enteredFundMinor == null;
}

function canBePaidByFund({ kind }: BenefitLine, { isInHospital, fund }: BenefitContext): boolean {
  return isInHospital && hasFund(fund) && HOSPITAL_KINDS.has(kind);
}

/** `excessMinor` is the line's share of the patient's excess. Null if the fund's payment is unknown. */
function nonMedicareBenefits(
  line: BenefitLine,
  circumstances: BenefitContext,
  excessMinor: number | null,
): LineBenefits {
  const fundMinor = excessMinor === null ? null : chargeLeft(line) - excessMinor;
  const none: MedicareStep = { key: 'noMedicare', values: {} };
  return applyEnteredBenefits(line, {
    key: line.key,
    scheduleFeeMinor: null,
    medicareBenefitMinor: 0,
    fundBenefitMinor: canBePaidByFund(line, circumstances) ? fundMinor : 0,
    trace:
      fundMinor === null
        ? [none]
        : [none, { key: 'fundExcess', values: { fundMinor, excessMinor: excessMinor ?? 0 } }],
  });
}

const HOSPITAL_KINDS = new Set(['HOSPITAL', 'THEATRE', 'IMPLANT', 'PATHOLOGY']);

function zeroBenefits(line: BenefitLine): LineBenefits {
  const step: MedicareStep = { key: isCosmetic(line) ? 'cosmetic' : 'notIncluded', values: {} };
  const none = { scheduleFeeMinor: null, medicareBenefitMinor: 0, fundBenefitMinor: 0, trace: [step] };
  return applyEnteredBenefits(line, { key: line.key, ...none });
}

function addCosmeticNotice(lines: readonly BenefitLine[], notices: NoticeList): void {
  const keys = lines.filter(isCosmetic).map(({ key }) => key);
  if (keys.length > 0) notices.add('cosmeticPart', keys);
}

function addEnteredNotice(estimates: readonly LineBenefits[], notices: NoticeList): void {
  const exceedsEstimate = ({ key, values }: MedicareStep) =>
    key === 'enteredMedicare' && Number(values['benefitMinor']) > Number(values['estimatedMinor']);
  const keys = estimates.filter(({ trace }) => trace.some(exceedsEstimate)).map(({ key }) => key);
  if (keys.length > 0) notices.add('enteredAboveBenefit', keys);
}

function addHospitalNotice(
  lines: readonly BenefitLine[],
  circumstances: BenefitContext,
  notices: NoticeList,
): void {
  const keys = estimateOtherBenefits(lines, circumstances)
    .filter(({ fundBenefitMinor }) => fundBenefitMinor === null)
    .map(({ key }) => key);
  if (keys.length > 0) notices.add('hospitalNotComputed', keys);
}

function addMissingItemsNotice(surgeons: readonly BenefitLine[], notices: NoticeList): void {
  const keys = surgeons.filter(({ mbsItem }) => mbsItem === null).map(({ key }) => key);
  if (keys.length > 0) notices.add('noItem', keys);
}

function addGapNotice(
  lines: readonly BenefitLine[],
  { fund, isInHospital }: BenefitContext,
  notices: NoticeList,
): void {
  const keys = lines.filter(({ enteredFundMinor }) => enteredFundMinor == null).map(({ key }) => key);
  const isAgreed = fund.type === 'KNOWN_GAP' || fund.type === 'NO_GAP';
  if (isAgreed && isInHospital && keys.length > 0) notices.add('gapOfSurgeonOnly', keys);
}
