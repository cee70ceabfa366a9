import { lineDescription } from './line-description';
import type { LineKind } from './fee-types';
import type { GstPolicy } from './gst';
import type { LineRequest, MixedPart } from './line-request';

const NOT_TREATMENT: ReadonlySet<LineKind> = new Set(['ADMIN', 'OTHER']);

/**
 * Makes two lines of a mixed one, a medical part without GST and a cosmetic part with it, which add up to the
 * whole fee. Only where procedure class decides GST, and only treatment.
 */
export function splitMixed(
  line: LineRequest,
  cosmeticBasisPoints: number | null,
  gst: GstPolicy,
): LineRequest[] {
  const byClass = gst.country === 'AU' && gst.everyLine === null;
  const isTreatment = line.isTreatment ?? !NOT_TREATMENT.has(line.kind);
  if (!byClass || cosmeticBasisPoints === null || !isTreatment || line.procedureClass !== 'MIXED')
    return [line];
  if (line.basis === 'NOT_INCLUDED') return [line];
  return [
    partOf(line, { of: 'TREATMENT', cosmeticBasisPoints }),
    partOf(line, { of: 'COSMETIC', cosmeticBasisPoints }),
  ];
}

function partOf(line: LineRequest, part: MixedPart): LineRequest {
  const words = line.descriptionWords && { ...line.descriptionWords, part: part.of };
  return {
    ...line,
    key: part.of === 'COSMETIC' ? `${line.key}:COSMETIC` : line.key,
    procedureClass: part.of === 'COSMETIC' ? 'COSMETIC' : 'MEDICARE',
    // Medicare pays for the medical part only.
    mbsItem: part.of === 'COSMETIC' ? null : line.mbsItem,
    description: words === null ? line.description : lineDescription(words),
    descriptionWords: words,
    part,
  };
}
