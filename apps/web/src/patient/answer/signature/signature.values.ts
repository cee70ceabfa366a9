import {
  hasVisibleLetter,
  resemblesName,
  UNCONFIRMED_NAME,
  type FormProblem,
  type SignatureMethod,
} from '@quillcare/rules';

/** A signature with a separate value for each method, so that switching between methods loses nothing. */
export interface Signature {
  method: SignatureMethod;
  /** The drawing as a PNG data URL; empty if there is none. */
  drawn: string;
  typed: string;
  /** Whether the patient confirmed that a typed name that differs from theirs is their signature. */
  isTypedNameConfirmed: boolean;
  uploaded: string;
  canvasAvailable: boolean;
}

export const EMPTY_SIGNATURE: Signature = {
  method: 'draw',
  drawn: '',
  typed: '',
  isTypedNameConfirmed: false,
  uploaded: '',
  canvasAvailable: true,
};

/** Returns the signature in the chosen method. */
export function signatureData(signature: Signature): string {
  return { draw: signature.drawn, type: signature.typed.trim(), upload: signature.uploaded }[
    signature.method
  ];
}

/** Asks for confirmation if the typed name differs from the expected one. An empty name is reported elsewhere. */
export function unlikeName(signature: Signature, name: string, path: string): FormProblem[] {
  const { method, typed, isTypedNameConfirmed } = signature;
  if (method !== 'type' || isTypedNameConfirmed) return [];
  if (!hasVisibleLetter(typed) || !hasVisibleLetter(name) || resemblesName(typed, name)) return [];
  return [{ path, message: UNCONFIRMED_NAME }];
}
