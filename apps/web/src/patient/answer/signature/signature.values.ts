import type { SignatureMethod } from '@quillcare/rules';

/** A signature, one value for each method, so that switching between them loses nothing. */
export interface Signature {
  method: SignatureMethod;
  /** The drawing as a PNG data URL; empty without one. */
  drawn: string;
  typed: string;
  uploaded: string;
  canvasAvailable: boolean;
}

export const EMPTY_SIGNATURE: Signature = {
  method: 'draw',
  drawn: '',
  typed: '',
  uploaded: '',
  canvasAvailable: true,
};

/** The data of the chosen method. */
export function signatureData(signature: Signature): string {
  return { draw: signature.drawn, type: signature.typed.trim(), upload: signature.uploaded }[
    signature.method
  ];
}
