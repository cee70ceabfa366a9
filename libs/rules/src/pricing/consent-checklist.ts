import type { Country } from '../country';
import { hasFund, type FundAgreement } from '../medicare/benefit-line';
import type { LineKind, SurgerySide } from './fee-types';
import type { PricedQuoteLine } from './line-request';
import { followsClass } from './split-mixed';

/**
 * What is checked before a quote is sent, in the order of the checklist: first what decides its figures, then the points of
 * informed financial consent.
 * - CLASS: whether each surgery, and each line of no surgery, is medical, cosmetic or both
 * - SIDE: the side of each surgery that has one
 * - PLACE: hospital, day surgery or rooms, which decides what Medicare and the fund pay
 * - INSURANCE: the patient's fund and its arrangement, or that there is none
 * - ITEMS: no cosmetic line claims an item of Medicare
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

/** Without these no quote is sent, whatever the practice chose: they decide tax, and where the surgeon operates. */
export const ALWAYS_BLOCKING: readonly ConsentPoint[] = ['CLASS', 'SIDE'];

/** Where the surgery is done. A hospital that is not chosen yet is a hospital all the same. */
export type CarePlace = 'HOSPITAL' | 'ROOMS';

/** A surgery as the checklist looks at it. */
export interface CheckedSurgery {
  readonly surgeryId: string;
  readonly side: SurgerySide;
  /** It is done on one side or on both, and the quote says which. */
  readonly isSided: boolean;
  /** Hospitals are configured for it. */
  readonly hasHospitals: boolean;
}

/** What the checklist looks at. */
export interface ConsentFacts {
  readonly lines: readonly ConsentLine[];
  readonly totalMinor: number;
  /** Whether the client has an email address and a date of birth. */
  readonly canReceive: boolean;
  /** Whether the last valid day is today or later. */
  readonly isValid: boolean;
  /** Whether there are terms that the patient agrees to. */
  readonly hasTerms: boolean;
  /** Medicare may pay a part in Australia. */
  readonly country: Country;
  readonly surgeries: readonly CheckedSurgery[];
  /** Null while nobody has decided. */
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

/** A point, and the keys of the lines and ids of the surgeries that lack it. */
export interface ConsentCheck {
  readonly point: ConsentPoint;
  readonly isMet: boolean;
  /** The practice does not send a quote without it. */
  readonly blocks: boolean;
  readonly lineKeys: readonly string[];
  readonly surgeryIds: readonly string[];
}

type Answer = Pick<ConsentCheck, 'isMet' | 'lineKeys' | 'surgeryIds'>;

/** Somebody does these: the patient is told who. */
const DONE_BY_SOMEBODY: ReadonlySet<LineKind> = new Set([
  'SURGEON',
  'ASSISTANT',
  'ANAESTHETIST',
  'HOSPITAL',
  'THEATRE',
  'PATHOLOGY',
]);
/** Medicare pays for the services of these. */
const WITH_BENEFITS: ReadonlySet<LineKind> = new Set(['SURGEON', 'ASSISTANT', 'ANAESTHETIST']);
const BILLERS: ReadonlySet<string> = new Set(['PRACTICE', 'PROVIDER', 'HOSPITAL']);
const BASES: ReadonlySet<string> = new Set(['FIXED', 'ESTIMATE', 'NOT_INCLUDED']);

/**
 * What a patient must know before the cost is incurred, point by point. A point that lines lack names them; `blockingPoints`
 * are those without which the practice does not send.
 */
export function consentChecklist(
  facts: ConsentFacts,
  blockingPoints: readonly ConsentPoint[] = [],
): ConsentCheck[] {
  return CONSENT_POINTS.map((point) => {
    const blocks = ALWAYS_BLOCKING.includes(point) || blockingPoints.includes(point);
    return { point, blocks, ...check(point, facts) };
  });
}

function check(point: ConsentPoint, facts: ConsentFacts): Answer {
  const included = facts.lines.filter(({ basis }) => basis !== 'NOT_INCLUDED');
  switch (point) {
    case 'RECIPIENT':
      return wholly(facts.canReceive);
    case 'CLASS':
      return byLines(included.filter((line) => line.procedureClass === 'OTHER' && followsClass(line)));
    case 'SIDE':
      return bySurgeries(facts.surgeries.filter((one) => one.isSided && one.side === 'NOT_APPLICABLE'));
    case 'PLACE':
      return placeAnswer(facts, included);
    case 'INSURANCE':
      return wholly(!asksForFund(facts, included) || isAnswered(facts.fund));
    case 'ITEMS':
      return byLines(included.filter((line) => line.procedureClass === 'COSMETIC' && line.mbsItem !== null));
    case 'WHO':
      return byLines(
        included.filter((line) => DONE_BY_SOMEBODY.has(line.kind) && !line.providerName?.trim()),
      );
    case 'BILLED_BY':
      return byLines(included.filter(({ billedBy }) => !BILLERS.has(billedBy)));
    case 'BASIS':
      return byLines(facts.lines.filter(({ basis }) => !BASES.has(basis)));
    case 'FEES':
      return byLines(included.filter(({ unitFeeMinor }) => unitFeeMinor === 0));
    case 'BENEFITS':
      return byLines(facts.country === 'AU' ? included.filter(lacksBenefit) : []);
    case 'NOT_INCLUDED':
      return wholly(included.length < facts.lines.length);
    case 'VALIDITY':
      return wholly(facts.isValid);
    case 'TOTAL':
      return wholly(included.length > 0 && facts.totalMinor > 0);
    case 'TERMS':
      return wholly(facts.hasTerms);
  }
}

function lacksBenefit(line: ConsentLine): boolean {
  return mayHaveBenefit(line) && line.medicareBenefitMinor === null;
}

/** Asked where hospitals are configured, and where the answer decides what Medicare pays. */
function placeAnswer({ surgeries, place, country }: ConsentFacts, included: readonly ConsentLine[]): Answer {
  if (place !== null) return wholly(true);
  const configured = surgeries.filter(({ hasHospitals }) => hasHospitals);
  if (configured.length > 0) return bySurgeries(configured);
  return wholly(country !== 'AU' || !included.some(mayHaveBenefit));
}

/** Funds pay for hospital treatment only, and only where Medicare does. */
function asksForFund({ country, place }: ConsentFacts, included: readonly ConsentLine[]): boolean {
  return country === 'AU' && place !== 'ROOMS' && included.some(mayHaveBenefit);
}

function isAnswered(fund: FundAgreement): boolean {
  return fund.type === 'UNINSURED' || (hasFund(fund) && fund.fundName !== null);
}

function mayHaveBenefit({ kind, procedureClass }: ConsentLine): boolean {
  return WITH_BENEFITS.has(kind) && (procedureClass === 'MEDICARE' || procedureClass === 'MIXED');
}

function wholly(isMet: boolean): Answer {
  return { isMet, lineKeys: [], surgeryIds: [] };
}

function byLines(lacking: readonly ConsentLine[]): Answer {
  const surgeries = lacking.flatMap(({ surgeryId }) => surgeryId ?? []);
  return {
    isMet: lacking.length === 0,
    lineKeys: lacking.map(({ key }) => key),
    surgeryIds: [...new Set(surgeries)],
  };
}

function bySurgeries(lacking: readonly CheckedSurgery[]): Answer {
  return {
    isMet: lacking.length === 0,
    lineKeys: [],
    surgeryIds: lacking.map(({ surgeryId }) => surgeryId),
  };
}
