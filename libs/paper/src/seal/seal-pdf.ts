import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { Signer, SignPdf } from '@signpdf/signpdf';

import { cadesSignature, type SealingIdentity } from './cades';

/** Room for the signature, in bytes: an RSA signature with a chain of four certificates is below 8 KiB. */
const SIGNATURE_ROOM = 12_288;
/** Room for a timestamp with its authority's certificates beside it, in bytes. */
const TIMESTAMP_ROOM = 16_384;

/** What the seal says about itself in a PDF reader. */
export interface SealWords {
  name: string;
  reason: string;
  contactInfo: string;
}

/** Signs a PDF file digitally (PAdES): from then on a reader shows every change of it. */
export async function sealPdf(
  pdf: Buffer,
  identity: SealingIdentity,
  words: SealWords,
  at: Date,
  leaveRoomForTimestamp = false,
): Promise<Buffer> {
  const signatureLength = SIGNATURE_ROOM + (leaveRoomForTimestamp ? TIMESTAMP_ROOM : 0);
  const prepared = plainAddPlaceholder({
    pdfBuffer: pdf,
    ...words,
    location: '',
    signingTime: at,
    signatureLength,
    appName: 'Quillcare',
    subFilter: 'ETSI.CAdES.detached',
  });
  return new SignPdf().sign(withExactOffset(prepared), new IdentitySigner(identity), at);
}

// The place of the last table of contents is given a line too early; readers forgive it, checkers warn.
function withExactOffset(pdf: Buffer): Buffer {
  const table = pdf.lastIndexOf('\nxref\n') + 1;
  const end = pdf.lastIndexOf('startxref');
  return Buffer.concat([pdf.subarray(0, end), Buffer.from(`startxref\n${table}\n%%EOF\n`)]);
}

class IdentitySigner extends Signer {
  constructor(private readonly identity: SealingIdentity) {
    super();
  }

  override sign(bytes: Buffer): Promise<Buffer> {
    return Promise.resolve(cadesSignature(bytes, this.identity));
  }
}
