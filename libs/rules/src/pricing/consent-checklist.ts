import type { Country } from '../country';
import { hasFund, type FundAgreement } from '../medicare/benefit-line';
import type { LineKind, SurgerySide } from './fee-types';
import type { PricedQuoteLine } from './line-request';
import { followsClass } from './split-mixed';

/**
 * The points checked before a quote is sent, in the order of the checklist: first what determines its figures, then the points of
 * informed financial consent.
 * - CLASS: whether each surgery, and each line that belongs to no surgery, is medical, cosmetic or both
 * - SIDE: the side of each surgery that has one
 * - PLACE: hospital, day surgery or rooms, which determines what Medicare and the fund pay
 * - INSURANCE: the patient's fund and its arrangement, or that there is none
 * - ITEMS: no cosmetic line claims a Medicare item
 */
export const CONSENT_POINTS = [
  'RECIPIENT',
  'CLASS',
  'SIDE',
  'PLACE',
  'INSURANCE',
  'ITEMS',
  'WHO',
  'BILLED_BY',
  'BASIS',
  'FEES',
  'BENEFITS',
  'NOT_INCLUDED',
  'VALIDITY',
  'TOTAL',
  'TERMS',
] as const;
export type ConsentPoint = (typeof CONSENT_POINTS)[number];

/**
 * Points that always block sending, whatever the practice configured, because they determine tax and where the surgeon operates.
 */
export const ALWAYS_BLOCKING: readonly ConsentPoint[] = ['CLASS', 'SIDE'];

/** Where the surgery is performed. A hospital still to be chosen counts as HOSPITAL. */
export type CarePlace = 'HOSPITAL' | 'ROOMS';

export interface CheckedSurgery {
  readonly surgeryId: string;
  readonly side: SurgerySide;
  /** Whether it is performed on one side or both, so that the quote must say which. */
  readonly isSided: boolean;
  readonly hasHospitals: boolean;
}

export interface ConsentFacts {
  readonly lines: readonly ConsentLine[];
  readonly totalMinor: number;
  /** Whether the client has an email address and a date of birth. */
  readonly canReceive: boolean;
  /** Whether the last valid day is today or later. */
  readonly isValid: boolean;
  readonly hasTerms: boolean;
  /** Medicare benefits and funds are only checked in Australia. */
  readonly country: Country;
  readonly surgeries: readonly CheckedSurgery[];
  /** Null while undecided. */
  readonly place: CarePlace | null;
  readonly fund: FundAgreement;
}

export type ConsentLine = Pick<
  PricedQuoteLine,
  | 'key'
  | 'kind'
  | 'surgeryId'
  | 'isTreatment'
  | 'mbsItem'
  | 'procedureClass'
  | 'basis'
  | 'billedBy'
  | 'providerName'
  | 'unitFeeMinor'
  | 'medicareBenefitMinor'
>;

/** The result for one point, with the keys of the lines and ids of the surgeries that do not meet it. */
export interface ConsentCheck {
  readonly point: ConsentPoint;
  readonly isMet: boolean;
  /** Whether the practice refuses to send a quote without it. */
  readonly blocks: boolean;
  readonly lineKeys: readonly string[];
  readonly surgeryIds: readonly string[];
}

type CheckResult = Pick<ConsentCheck, 'isMet' | 'lineKeys' | 'surgeryIds'>;

/** Lines of work done by a provider, who must be named to the patient. */
const DONE_BY_PROVIDER: ReadonlySet<LineKind> = new Set([
  'SURGEON',
  'ASSISTANT',
  'ANAESTHETIST',
  'HOSPITAL',
  'THEATRE',
  'PATHOLOGY',
]);
/** Lines of services that Medicare pays benefits for. */
const KINDS_WITH_BENEFITS: ReadonlySet<LineKind> = new Set(['SURGEON', 'ASSISTANT', 'ANAESTHETIST']);
const VALID_BILLERS: ReadonlySet<string> = new Set(['PRACTICE', 'PROVIDER', 'HOSPITAL']);
const VALID_BASES: ReadonlySet<string> = new Set(['FIXED', 'ESTIMATE', 'NOT_INCLUDED']);

/**
 * Checks what a patient must know before incurring the cost, point by point. Points not met by lines or surgeries list them.
 * `blockingPoints` are those the practice requires before sending.
 */
export function buildConsentChecklist(
  facts: ConsentFacts,
  blockingPoints: readonly ConsentPoint[] = [],
): ConsentCheck[] {
  return CONSENT_POINTS.map((point) => {
    const blocks = ALWAYS_BLOCKING.includes(point) || blockingPoints.includes(point);
    return { point, blocks, ...checkPoint(point, facts) };
  });
}

function checkPoint(point: ConsentPoint, facts: ConsentFacts): CheckResult {
  const included = facts.lines.filter(({ basis }) => basis !== 'NOT_INCLUDED');
  switch (point) {
    case 'RECIPIENT':
      return quoteResult(facts.canReceive);
    case 'CLASS':
      return lineResult(included.filter((line) => line.procedureClass === 'OTHER' && followsClass(line)));
    case 'SIDE':
      return surgeryResult(facts.surgeries.filter((one) => one.isSided && one.side === 'NOT_APPLICABLE'));
    case 'PLACE':
      return checkPlace(facts, included);
    case 'INSURANCE':
      return quoteResult(!requiresFund(facts, included) || isFundKnown(facts.fund));
    case 'ITEMS':
      return lineResult(
        included.filter((line) => line.procedureClass === 'COSMETIC' && line.mbsItem !== null),
      );
    case 'WHO':
      return lineResult(
        included.filter((line) => DONE_BY_PROVIDER.has(line.kind) && !line.providerName?.trim()),
      );
    case 'BILLED_BY':
      return lineResult(included.filter(({ billedBy }) => !VALID_BILLERS.has(billedBy)));
    case 'BASIS':
      return lineResult(facts.lines.filter(({ basis }) => !VALID_BASES.has(basis)));
    case 'FEES':
      return lineResult(included.filter(({ unitFeeMinor }) => unitFeeMinor === 0));
    case 'BENEFITS':
      return lineResult(facts.country === 'AU' ? included.filter(lacksBenefit) : []);
    case 'NOT_INCLUDED':
      return quoteResult(included.length < facts.lines.length);
    case 'VALIDITY':
      return quoteResult(facts.isValid);
    case 'TOTAL':
      return quoteResult(included.length > 0 && facts.totalMinor > 0);
    case 'TERMS':
      return quoteResult(facts.hasTerms);
  }
}

function lacksBenefit(line: ConsentLine): boolean {
  return canHaveBenefit(line) && line.medicareBenefitMinor === null;
}

/** Required if hospitals are configured, or if the place determines what Medicare pays. */
function checkPlace(
  { surgeries, place, country }: ConsentFacts,
  included: readonly ConsentLine[],
): CheckResult {
  if (place !== null) return quoteResult(true);
  const configured = surgeries.filter(({ hasHospitals }) => hasHospitals);
  if (configured.length > 0) return surgeryResult(configured);
  return quoteResult(country !== 'AU' || !included.some(canHaveBenefit));
}

/** Funds only pay for hospital treatment that Medicare pays for as well. */
function requiresFund({ country, place }: ConsentFacts, included: readonly ConsentLine[]): boolean {
  return country === 'AU' && place !== 'ROOMS' && included.some(canHaveBenefit);
}

function isFundKnown(fund: FundAgreement): boolean {
  return fund.type === 'UNINSURED' || (hasFund(fund) && fund.fundName !== null);
}

function canHaveBenefit({ kind, procedureClass }: ConsentLine): boolean {
  return KINDS_WITH_BENEFITS.has(kind) && (procedureClass === 'MEDICARE' || procedureClass === 'MIXED');
}

function quoteResult(isMet: boolean): CheckResult {
  return { isMet, lineKeys: [], surgeryIds: [] };
}

function lineResult(lacking: readonly ConsentLine[]): CheckResult {
  const surgeries = lacking.flatMap(({ surgeryId }) => surgeryId ?? []);
  return {
    isMet: lacking.length === 0,
    lineKeys: lacking.map(({ key }) => key),
    surgeryIds: [...new Set(surgeries)],
  };
}

function surgeryResult(lacking: readonly CheckedSurgery[]): CheckResult {
  return {
    isMet: lacking.length === 0,
    lineKeys: [],
    surgeryIds: lacking.map(({ surgeryId }) => surgeryId),
  };
}
