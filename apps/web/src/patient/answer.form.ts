import type { PatientResponseKind } from '@quillcare/contracts';
import {
  acceptanceProblems,
  queryProblems,
  rejectionProblems,
  type FormProblem,
  type SignatureMethod,
} from '@quillcare/rules';
import type { AnswerDraft } from './answer.draft';
import { isoOf } from './date-parts';
import type { Answer } from './patient.api';

/** The signature, one value for each method, so that switching between them loses nothing. */
export interface SignatureState {
  method: SignatureMethod;
  /** The drawing as a PNG data URL; empty without one. */
  drawn: string;
  typed: string;
  uploaded: string;
  canvasAvailable: boolean;
}

export const EMPTY_SIGNATURE: SignatureState = {
  method: 'draw',
  drawn: '',
  typed: '',
  uploaded: '',
  canvasAvailable: true,
};

/** The data of the chosen method. */
export function signatureData(signature: SignatureState): string {
  return { draw: signature.drawn, type: signature.typed.trim(), upload: signature.uploaded }[
    signature.method
  ];
}

/** Problems of the chosen answer, in the specification's words. */
export function problemsOf(
  kind: PatientResponseKind,
  draft: AnswerDraft,
  signature: SignatureState,
): FormProblem[] {
  if (kind === 'reject') return rejectionProblems(draft);
  if (kind === 'query') return queryProblems(draft);
  return acceptanceProblems({
    ...draft,
    dateOfBirth: isoOf(draft.dateOfBirth),
    signatureMethod: signature.method,
    signatureData: signatureData(signature),
    canvasAvailable: signature.canvasAvailable,
  });
}

/** The body of the response: the whole form on accept, only the name otherwise. */
export function answerOf(
  kind: PatientResponseKind,
  draft: AnswerDraft,
  signature: SignatureState,
  documentHash: string,
): Answer {
  const patientName = draft.patientName.trim();
  if (kind === 'reject') {
    return {
      response: kind,
      documentHash,
      patientInfo: { patientName },
      rejectionReason: draft.rejectionReason.trim(),
    };
  }
  if (kind === 'query') {
    return {
      response: kind,
      documentHash,
      patientInfo: { patientName },
      queryMessage: draft.queryMessage.trim(),
    };
  }
  return {
    response: kind,
    documentHash,
    signatureMethod: signature.method,
    signatureData: signatureData(signature),
    patientInfo: {
      patientName,
      dateOfBirth: isoOf(draft.dateOfBirth),
      phoneNumber: draft.phoneNumber.trim(),
      emergencyContact: draft.emergencyContact.trim(),
      emergencyPhone: draft.emergencyPhone.trim(),
      agreedToTerms: draft.agreedToTerms,
      agreedToTreatment: draft.agreedToTreatment,
      preferredDate: draft.preferredDate,
      additionalNotes: draft.additionalNotes.trim(),
    },
  };
}

/** This form's field for a path of the server's answer (`patientInfo.phoneNumber`). */
export function fieldOf(path: string): string {
  return path.replace(/^patientInfo\./, '');
}
