import type { Country } from '../country';
import { defaultGstTreatment, getGstRate, type GstTreatment, type ProcedureClass } from '../quote-totals';
import type { LineRequest } from './line-request';

/**
 * How a practice charges GST. `everyLine` is the practice's own setting, confirmed by its administrator (New Zealand). If null,
 * procedure class and line kind decide.
 */
export interface GstPolicy {
  readonly country: Country;
  readonly rateBasisPoints: number;
  readonly everyLine: GstTreatment | null;
}

/**
 * Why a line is taxed or not. Stored with the line.
 * - AU_TREATMENT: medical or hospital treatment that is not cosmetic (GST Act s 38-7 and 38-20)
 * - AU_COSMETIC: for cosmetic reasons, no Medicare benefit is payable
 * - AU_MIXED: partly cosmetic and not split, so taxable as a whole
 * - AU_NOT_TREATMENT: administration and other lines that are not treatment
 * - NZ_STANDARD: New Zealand does not exempt health services
 * - PRACTICE_SETTING: the practice's own setting for every line
 * - AU_UNDECIDED: not yet decided whether the treatment is medical or cosmetic, so the quote cannot be sent
 * - ENTERED: chosen by staff on the line
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

/** Returns the policy of a practice without its own setting: 10 % by class in Australia, 15 % on everything in New Zealand. */
export function defaultGstPolicy(country: Country): GstPolicy {
  return { country, rateBasisPoints: getGstRate(country), everyLine: null };
}

/** Decides whether a line is taxed, and why. The choice of staff takes precedence. */
export function decideGst(
  policy: GstPolicy,
  line: Pick<LineRequest, 'procedureClass' | 'kind' | 'isTreatment' | 'enteredGst'>,
): GstDecision {
  if (line.enteredGst !== null) return { treatment: line.enteredGst, reason: 'ENTERED' };
  if (policy.everyLine !== null) return { treatment: policy.everyLine, reason: 'PRACTICE_SETTING' };
  const kind = line.isTreatment === null ? line.kind : line.isTreatment ? 'SURGEON' : 'OTHER';
  const treatment = defaultGstTreatment(policy.country, line.procedureClass, kind);
  return { treatment, reason: findGstReason(policy.country, line.procedureClass, treatment) };
}

function findGstReason(country: Country, procedureClass: ProcedureClass, treatment: GstTreatment): GstReason {
  if (country === 'NZ') return 'NZ_STANDARD';
  if (procedureClass === 'COSMETIC') return 'AU_COSMETIC';
  if (procedureClass === 'MIXED') return 'AU_MIXED';
  if (treatment === 'TAXABLE') return 'AU_NOT_TREATMENT';
  return procedureClass === 'OTHER' ? 'AU_UNDECIDED' : 'AU_TREATMENT';
}
