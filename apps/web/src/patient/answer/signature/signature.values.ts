import {
  hasVisibleLetter,
  resemblesName,
  UNCONFIRMED_NAME,
  type FormProblem,
  type SignatureMethod,
} from '@quillcare/rules';

/** A signature, one value for each method, so that switching between them loses nothing. */
export interface Signature {
  method: SignatureMethod;
  /** The drawing as a PNG data URL; empty without one. */
  drawn: string;
  typed: string;
  /** What was typed is unlike the name, and is their signature all the same. */
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

/** The data of the chosen method. */
export function signatureData(signature: Signature): string {
  return { draw: signature.drawn, type: signature.typed.trim(), upload: signature.uploaded }[
    signature.method
  ];
}

/** Asks about a typed name that is unlike the person's; what is missing as a whole is said elsewhere. */
export function unlikeName(signature: Signature, name: string, path: string): FormProblem[] {
  const { method, typed, isTypedNameConfirmed } = signature;
  if (method !== 'type' || isTypedNameConfirmed) return [];
  if (!hasVisibleLetter(typed) || !hasVisibleLetter(name) || resemblesName(typed, name)) return [];
  return [{ path, message: UNCONFIRMED_NAME }];
}
