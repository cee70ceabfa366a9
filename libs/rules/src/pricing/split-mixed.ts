import { formatLineDescription } from './line-description';
import type { LineKind } from './fee-types';
import type { GstPolicy } from './gst';
import type { LineRequest, MixedPart } from './line-request';
import { compare, multiply, rational, roundToInteger, ZERO, type Rational } from './rational';

const NON_TREATMENT_KINDS: ReadonlySet<LineKind> = new Set(['ADMIN', 'OTHER']);
const ONE = rational(1);

/** Returns whether the GST of a line follows its class. Treatment does; administration and the like are always taxable. */
export function followsClass({ isTreatment, kind }: Pick<LineRequest, 'isTreatment' | 'kind'>): boolean {
  return isTreatment ?? !NON_TREATMENT_KINDS.has(kind);
}

/**
 * Splits a mixed line into a medical part without GST and a cosmetic part with GST, which add up to the whole fee. Only applies
 * to treatment, and only if the procedure class decides GST. With a cosmetic share of zero, the line becomes medical.
 */
export function splitMixedLine(
  line: LineRequest,
  cosmeticShare: Rational | null,
  gst: GstPolicy,
): LineRequest[] {
  const byClass = gst.country === 'AU' && gst.everyLine === null;
  if (!byClass || cosmeticShare === null || !followsClass(line) || line.procedureClass !== 'MIXED')
    return [line];
  if (line.basis === 'NOT_INCLUDED' || compare(cosmeticShare, ONE) >= 0) return [line];
  if (compare(cosmeticShare, ZERO) === 0) return [{ ...line, procedureClass: 'MEDICARE' }];
  return [
    buildPartLine(line, { of: 'TREATMENT', ...toStoredShare(cosmeticShare) }),
    buildPartLine(line, { of: 'COSMETIC', ...toStoredShare(cosmeticShare) }),
  ];
}

/** The share as stored: in basis points, plus the exact fraction if basis points are not exact. */
function toStoredShare(share: Rational): Omit<MixedPart, 'of'> {
  const exact = multiply(share, rational(10_000));
  const cosmeticBasisPoints = roundToInteger(exact);
  if (exact.d === 1n) return { cosmeticBasisPoints };
  return { cosmeticBasisPoints, cosmeticShare: `${share.n}/${share.d}` };
}

function buildPartLine(line: LineRequest, part: MixedPart): LineRequest {
  const words = line.descriptionWords && { ...line.descriptionWords, part: part.of };
  return {
    ...line,
    key: part.of === 'COSMETIC' ? `${line.key}:COSMETIC` : line.key,
    procedureClass: part.of === 'COSMETIC' ? 'COSMETIC' : 'MEDICARE',
    // Medicare only pays for the medical part.
    mbsItem: part.of === 'COSMETIC' ? null : line.mbsItem,
    description: words === null ? line.description : formatLineDescription(words),
    descriptionWords: words,
    part,
  };
}
