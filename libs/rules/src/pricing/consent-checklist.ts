import type { LineKind } from './fee-types';
import type { PricedQuoteLine } from './line-request';

/** The points of informed financial consent, in the order of the checklist. */
export const CONSENT_POINTS = [
  'RECIPIENT',
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
  /** Whether Medicare may pay a part: in Australia. */
  readonly hasMedicare: boolean;
}

export type ConsentLine = Pick<
  PricedQuoteLine,
  | 'key'
  | 'kind'
  | 'procedureClass'
  | 'basis'
  | 'billedBy'
  | 'providerName'
  | 'unitFeeMinor'
  | 'medicareBenefitMinor'
>;

/** A point, and the keys of the lines that lack it. */
export interface ConsentCheck {
  readonly point: ConsentPoint;
  readonly isMet: boolean;
  /** The practice does not send a quote without it. */
  readonly blocks: boolean;
  readonly lineKeys: readonly string[];
}

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
    const { isMet, lineKeys } = check(point, facts);
    return { point, isMet, blocks: blockingPoints.includes(point), lineKeys };
  });
}

function check(point: ConsentPoint, facts: ConsentFacts): Pick<ConsentCheck, 'isMet' | 'lineKeys'> {
  const included = facts.lines.filter(({ basis }) => basis !== 'NOT_INCLUDED');
  switch (point) {
    case 'RECIPIENT':
      return wholly(facts.canReceive);
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
      return byLines(facts.hasMedicare ? included.filter(lacksBenefit) : []);
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

function lacksBenefit({ kind, procedureClass, medicareBenefitMinor }: ConsentLine): boolean {
  const isPayable = procedureClass === 'MEDICARE' || procedureClass === 'MIXED';
  return isPayable && WITH_BENEFITS.has(kind) && medicareBenefitMinor === null;
}

function wholly(isMet: boolean): Pick<ConsentCheck, 'isMet' | 'lineKeys'> {
  return { isMet, lineKeys: [] };
}

function byLines(lacking: readonly ConsentLine[]): Pick<ConsentCheck, 'isMet' | 'lineKeys'> {
  return { isMet: lacking.length === 0, lineKeys: lacking.map(({ key }) => key) };
}
