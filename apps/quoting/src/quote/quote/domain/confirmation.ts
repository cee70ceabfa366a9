import { AppError, type AcceptanceSummary } from '@quillcare/contracts';
import { assuranceOf, wasRecorded } from '@quillcare/rules';

/** Whether the patient has yet to confirm or dispute what staff recorded. */
export function awaitsConfirmation(acceptance: AcceptanceSummary | null): boolean {
  if (!acceptance || !wasRecorded(acceptance)) return false;
  return acceptance.confirmedAt === null && acceptance.disputedAt === null;
}

/** Whether the patient can still dispute an acceptance that bears their signature. */
export function canDisputeSignature(acceptance: AcceptanceSummary | null): boolean {
  return acceptance !== null && !wasRecorded(acceptance) && acceptance.disputedAt === null;
}

/**
 * The acceptance after the patient's statement. Null for a repeated statement. An acceptance they signed needs no confirmation,
 * so it can only be disputed.
 */
export function afterWord(
  acceptance: AcceptanceSummary | null,
  word: { isSo: boolean; comment: string | null },
  now: Date,
): AcceptanceSummary | null {
  if (!acceptance) throw new AppError('ILLEGAL_TRANSITION');
  const { confirmedAt, disputedAt, mode } = acceptance;
  if (!wasRecorded(acceptance)) {
    if (word.isSo) throw new AppError('ILLEGAL_TRANSITION');
    if (disputedAt !== null) return null;
    return { ...acceptance, disputedAt: now.toISOString(), patientComment: word.comment };
  }
  if (confirmedAt !== null || disputedAt !== null) {
    const saidTheSame = (confirmedAt !== null) === word.isSo;
    if (saidTheSame) return null;
    throw new AppError('ILLEGAL_TRANSITION');
  }
  const at = now.toISOString();
  const assurance = assuranceOf({ mode, methods: [], identifiedBy: [], isConfirmed: word.isSo });
  const patientComment = word.comment;
  return word.isSo
    ? { ...acceptance, assurance, confirmedAt: at, patientComment }
    : { ...acceptance, assurance, disputedAt: at, patientComment };
}
