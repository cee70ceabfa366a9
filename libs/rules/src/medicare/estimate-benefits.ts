import {
  hasFund,
  type BenefitCircumstances,
  type BenefitLine,
  type LineBenefits,
  type MbsKnowledge,
  type QuoteBenefits,
} from './benefit-line';
import { claimBenefits, unknown, withEntered } from './claim-benefits';
import { divide } from './divide';
import { payableItems } from './known-items';
import type { MedicareSettings, MedicareStep } from './mbs-item';
import { NoticeList } from './notice-list';
import { anaestheticClaim, assistantClaim, type OperationFacts } from './provider-claims';
import { itemClaim } from './surgeon-claim';

/**
 * Estimates what Medicare and the patient's fund pay for each line of a quote, in minor units. This is the only place where a
 * quote's benefits are calculated. Lines of the same doctor are calculated together, and the order of the lines makes no
 * difference. Practices in New Zealand, and quotes that are neither Medicare nor mixed, have no benefits and no notices.
 *
 * Source of the rules: docs/medicare.md.
 */
export function estimateBenefits(
  lines: readonly BenefitLine[],
  knowledge: MbsKnowledge,
  circumstances: BenefitCircumstances,
): QuoteBenefits {
  const isMedicare = circumstances.class === 'MEDICARE' || circumstances.class === 'MIXED';
  if (circumstances.country !== 'AU' || !isMedicare)
    return {
      tableDate: null,
      lines: lines.map((line) => withEntered(line, unknown(line, []))),
      notices: [],
    };
  const notices = new NoticeList();
  const sorted = [...lines].sort((a, b) => (a.key < b.key ? -1 : 1));
  const estimates = new Map(
    estimated(sorted, knowledge, circumstances, notices).map((one) => [one.key, one]),
  );
  noteEntered([...estimates.values()], notices);
  return {
    tableDate: knowledge.tableDate,
    lines: lines.map((line) => estimates.get(line.key) ?? unknown(line, [])),
    notices: notices.all(),
  };
}

const PROVIDERS = new Set(['SURGEON', 'ASSISTANT', 'ANAESTHETIST']);
const MAY_HAVE_ITEMS = new Set(['PATHOLOGY', 'OTHER']);

function estimated(
  lines: readonly BenefitLine[],
  knowledge: MbsKnowledge,
  circumstances: BenefitCircumstances,
  notices: NoticeList,
): LineBenefits[] {
  const { settings } = knowledge;
  const without = lines.filter(isWithoutBenefit);
  const counting = lines.filter((line) => !isWithoutBenefit(line));
  noteCosmetic(lines, notices);
  if (settings === null) {
    notices.add(
      'noTable',
      counting.filter(isService).map(({ key }) => key),
    );
    return [
      ...without.map(nothing),
      ...counting.filter(isService).map((line) => withEntered(line, unknown(line, []))),
      ...otherBenefits(
        counting.filter((line) => !isService(line)),
        circumstances,
      ),
    ];
  }
  const services = counting.filter(isService);
  const others = counting.filter((line) => !isService(line));
  noteHospital(others, circumstances, notices);
  return [
    ...without.map(nothing),
    ...otherBenefits(others, circumstances),
    ...serviceBenefits(services, knowledge, settings, circumstances, notices),
  ];
}

function serviceBenefits(
  services: readonly BenefitLine[],
  knowledge: MbsKnowledge,
  settings: MedicareSettings,
  circumstances: BenefitCircumstances,
  notices: NoticeList,
): LineBenefits[] {
  const of = (...kinds: string[]) => services.filter(({ kind }) => kinds.includes(kind));
  const surgeons = of('SURGEON');
  const operations = payableItems(surgeons, knowledge, circumstances, notices);
  noteMissingItems(surgeons, notices);
  const facts: OperationFacts = { operations, knowledge, settings, circumstances, notices };
  const own = [...byProvider(surgeons)].map((group) => {
    const named = operations.filter(({ line }) => group.includes(line));
    return claimBenefits(itemClaim(group, named, circumstances, settings, true), circumstances);
  });
  const further = of('PATHOLOGY', 'OTHER').map((line) => {
    const named = payableItems([line], knowledge, circumstances, notices);
    return claimBenefits(itemClaim([line], named, circumstances, settings, false), circumstances);
  });
  const assistants = of('ASSISTANT');
  const anaesthetists = byProvider(of('ANAESTHETIST'));
  noteGap([...assistants, ...anaesthetists.flat()], circumstances, notices);
  const helped = [
    { lines: assistants, claim: assistants.length > 0 ? assistantClaim(assistants, facts) : null },
    ...anaesthetists.map((group) => ({ lines: group, claim: anaestheticClaim(group, facts) })),
  ].map(({ lines, claim }) =>
    claim ? claimBenefits(claim, circumstances) : lines.map((line) => withEntered(line, unknown(line, []))),
  );
  return [...own, ...further, ...helped].flat();
}

/** Groups lines by provider. Lines with the same name belong to the same doctor. */
function byProvider(lines: readonly BenefitLine[]): BenefitLine[][] {
  const groups = new Map<string, BenefitLine[]>();
  for (const line of lines) {
    const name = line.providerName?.trim().toLowerCase() ?? '';
    groups.set(name, [...(groups.get(name) ?? []), line]);
  }
  return [...groups.values()];
}

const isCosmetic = ({ part, procedureClass }: BenefitLine): boolean =>
  part === null ? procedureClass === 'COSMETIC' : part.of === 'COSMETIC';

const isWithoutBenefit = (line: BenefitLine): boolean => isCosmetic(line) || line.basis === 'NOT_INCLUDED';

/** Whether a line may have a Medicare benefit: doctors, and other kinds that name an item. */
const isService = ({ kind, mbsItem }: BenefitLine): boolean =>
  PROVIDERS.has(kind) || (MAY_HAVE_ITEMS.has(kind) && mbsItem !== null);

/**
 * Hospital, theatre, implants and administration have no Medicare benefit. What a fund pays for the stay is only known if the
 * patient's excess is: everything except the excess.
 */
function otherBenefits(lines: readonly BenefitLine[], circumstances: BenefitCircumstances): LineBenefits[] {
  const excess = circumstances.fund.excessMinor ?? null;
  const covered = excess === null ? [] : lines.filter((line) => isCovered(line, circumstances));
  const shares = divide(
    excess ?? 0,
    covered.map(({ key, totalMinor }) => ({ key, weightMinor: totalMinor, roomMinor: totalMinor })),
  );
  const own = new Map(covered.map(({ key }, at) => [key, shares[at] ?? 0]));
  return lines.map((line) => other(line, circumstances, own.get(line.key) ?? null));
}

/** Whether the patient's fund pays a hospital charge apart from the excess. False if staff entered the fund's benefit. */
function isCovered(line: BenefitLine, circumstances: BenefitCircumstances): boolean {
  const isHospitals = line.kind === 'HOSPITAL' || line.kind === 'THEATRE' || line.kind === 'IMPLANT';
  return isHospitals && mayBePaid(line, circumstances) && line.enteredFundMinor == null;
}

function mayBePaid({ kind }: BenefitLine, { isInHospital, fund }: BenefitCircumstances): boolean {
  return isInHospital && hasFund(fund) && OF_HOSPITAL.has(kind);
}

/** `excessMinor` is the line's share of the patient's excess. Null if the fund's payment is unknown. */
function other(
  line: BenefitLine,
  circumstances: BenefitCircumstances,
  excessMinor: number | null,
): LineBenefits {
  const fundMinor = excessMinor === null ? null : line.totalMinor - excessMinor;
  const none: MedicareStep = { key: 'noMedicare', values: {} };
  return withEntered(line, {
    key: line.key,
    scheduleFeeMinor: null,
    medicareBenefitMinor: 0,
    fundBenefitMinor: mayBePaid(line, circumstances) ? fundMinor : 0,
    trace:
      fundMinor === null
        ? [none]
        : [none, { key: 'fundExcess', values: { fundMinor, excessMinor: excessMinor ?? 0 } }],
  });
}

const OF_HOSPITAL = new Set(['HOSPITAL', 'THEATRE', 'IMPLANT', 'PATHOLOGY']);

function nothing(line: BenefitLine): LineBenefits {
  const step: MedicareStep = { key: isCosmetic(line) ? 'cosmetic' : 'notIncluded', values: {} };
  const none = { scheduleFeeMinor: null, medicareBenefitMinor: 0, fundBenefitMinor: 0, trace: [step] };
  return withEntered(line, { key: line.key, ...none });
}

function noteCosmetic(lines: readonly BenefitLine[], notices: NoticeList): void {
  const keys = lines.filter(isCosmetic).map(({ key }) => key);
  if (keys.length > 0) notices.add('cosmeticPart', keys);
}

function noteEntered(estimates: readonly LineBenefits[], notices: NoticeList): void {
  const isAbove = ({ key, values }: MedicareStep) =>
    key === 'enteredMedicare' && Number(values['benefitMinor']) > Number(values['estimatedMinor']);
  const keys = estimates.filter(({ trace }) => trace.some(isAbove)).map(({ key }) => key);
  if (keys.length > 0) notices.add('enteredAboveBenefit', keys);
}

function noteHospital(
  lines: readonly BenefitLine[],
  circumstances: BenefitCircumstances,
  notices: NoticeList,
): void {
  const keys = otherBenefits(lines, circumstances)
    .filter(({ fundBenefitMinor }) => fundBenefitMinor === null)
    .map(({ key }) => key);
  if (keys.length > 0) notices.add('hospitalNotComputed', keys);
}

function noteMissingItems(surgeons: readonly BenefitLine[], notices: NoticeList): void {
  const keys = surgeons.filter(({ mbsItem }) => mbsItem === null).map(({ key }) => key);
  if (keys.length > 0) notices.add('noItem', keys);
}

function noteGap(
  lines: readonly BenefitLine[],
  { fund, isInHospital }: BenefitCircumstances,
  notices: NoticeList,
): void {
  const keys = lines.filter(({ enteredFundMinor }) => enteredFundMinor == null).map(({ key }) => key);
  const isAgreed = fund.type === 'KNOWN_GAP' || fund.type === 'NO_GAP';
  if (isAgreed && isInHospital && keys.length > 0) notices.add('gapOfSurgeonOnly', keys);
}
