import type {
  BenefitCircumstances,
  BenefitLine,
  LineBenefits,
  MbsKnowledge,
  QuoteBenefits,
} from './benefit-line';
import { claimBenefits, unknown, withEntered } from './claim-benefits';
import { payableItems } from './known-items';
import type { MedicareSettings, MedicareStep } from './mbs-item';
import { NoticeList } from './notice-list';
import { anaestheticClaim, assistantClaim, type OperationFacts } from './provider-claims';
import { itemClaim } from './surgeon-claim';

/**
 * Estimates what Medicare and the patient's fund pay of each line of a quote: the only place where a quote's benefits are
 * made. Lines of one doctor are reckoned together. The order of the lines makes no difference. Practices in New Zealand and
 * quotes that are neither Medicare nor mixed have no benefits, and no notices.
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
      ...counting.map((line) =>
        isService(line) ? withEntered(line, unknown(line, [])) : other(line, circumstances),
      ),
    ];
  }
  const services = counting.filter(isService);
  const others = counting.filter((line) => !isService(line));
  noteHospital(others, circumstances, notices);
  return [
    ...without.map(nothing),
    ...others.map((line) => other(line, circumstances)),
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

/** Lines of the same name are of the same doctor. */
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

/** What Medicare may know: doctors, and whatever else names an item. */
const isService = ({ kind, mbsItem }: BenefitLine): boolean =>
  PROVIDERS.has(kind) || (MAY_HAVE_ITEMS.has(kind) && mbsItem !== null);

/** Hospital, theatre, implants, administration: nothing of Medicare; what a fund pays of a stay is not computed. */
function other(line: BenefitLine, { isInHospital, fund }: BenefitCircumstances): LineBenefits {
  const hasFund = fund.type !== 'NONE' || fund.fundName !== null;
  const mayBePaid = isInHospital && hasFund && OF_HOSPITAL.has(line.kind);
  return withEntered(line, {
    key: line.key,
    scheduleFeeMinor: null,
    medicareBenefitMinor: 0,
    fundBenefitMinor: mayBePaid ? null : 0,
    trace: [{ key: 'noMedicare', values: {} }],
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

function noteHospital(
  lines: readonly BenefitLine[],
  circumstances: BenefitCircumstances,
  notices: NoticeList,
): void {
  const keys = lines
    .filter((line) => other({ ...line, enteredFundMinor: null }, circumstances).fundBenefitMinor === null)
    .filter(({ enteredFundMinor }) => enteredFundMinor == null)
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
  if (fund.type !== 'NONE' && isInHospital && keys.length > 0) notices.add('gapOfSurgeonOnly', keys);
}
