import type { Country } from '../country';
import { defaultGstTreatment, gstRate, type GstTreatment, type ProcedureClass } from '../quote-totals';
import type { LineRequest } from './line-request';

/**
 * How a practice charges GST. `everyLine` is the practice's own setting, confirmed by its administrator (New
 * Zealand); null decides by procedure class and line.
 */
export interface GstPolicy {
  readonly country: Country;
  readonly rateBasisPoints: number;
  readonly everyLine: GstTreatment | null;
}

/**
 * Why a line has GST or not; kept with the line.
 * - AU_TREATMENT: medical or hospital treatment that is not cosmetic (GST Act s 38-7 and 38-20)
 * - AU_COSMETIC: for cosmetic reasons, no Medicare benefit is payable
 * - AU_MIXED: in part cosmetic and not split, so taxable as a whole
 * - AU_NOT_TREATMENT: administration and other lines that are no treatment
 * - NZ_STANDARD: New Zealand does not exempt health services
 * - PRACTICE_SETTING: the practice's own setting for every line
 * - AU_UNDECIDED: nobody has said whether the treatment is medical or cosmetic, so that the quote cannot be sent
 * - ENTERED: chosen on the line by staff
 */
export type GstReason =
  | 'AU_TREATMENT'
  | 'AU_COSMETIC'
  | 'AU_MIXED'
  | 'AU_NOT_TREATMENT'
  | 'AU_UNDECIDED'
  | 'NZ_STANDARD'
  | 'PRACTICE_SETTING'
  | 'ENTERED';

export interface GstDecision {
  readonly treatment: GstTreatment;
  readonly reason: GstReason;
}

/** The policy of a practice that set nothing of its own: 10 % by class in Australia, 15 % on all in New Zealand. */
export function defaultGstPolicy(country: Country): GstPolicy {
  return { country, rateBasisPoints: gstRate(country), everyLine: null };
}

/** Whether a line has GST, and why. The choice of staff goes before all else. */
export function gstFor(
  policy: GstPolicy,
  line: Pick<LineRequest, 'procedureClass' | 'kind' | 'isTreatment' | 'enteredGst'>,
): GstDecision {
  if (line.enteredGst !== null) return { treatment: line.enteredGst, reason: 'ENTERED' };
  if (policy.everyLine !== null) return { treatment: policy.everyLine, reason: 'PRACTICE_SETTING' };
  const kind = line.isTreatment === null ? line.kind : line.isTreatment ? 'SURGEON' : 'OTHER';
  const treatment = defaultGstTreatment(policy.country, line.procedureClass, kind);
  return { treatment, reason: reasonFor(policy.country, line.procedureClass, treatment) };
}

function reasonFor(country: Country, procedureClass: ProcedureClass, treatment: GstTreatment): GstReason {
  if (country === 'NZ') return 'NZ_STANDARD';
  if (procedureClass === 'COSMETIC') return 'AU_COSMETIC';
  if (procedureClass === 'MIXED') return 'AU_MIXED';
  if (treatment === 'TAXABLE') return 'AU_NOT_TREATMENT';
  return procedureClass === 'OTHER' ? 'AU_UNDECIDED' : 'AU_TREATMENT';
}
