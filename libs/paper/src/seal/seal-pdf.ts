import { createCadesSignature, type SealingIdentity } from './cades';
import { addSignatureField, type SealDetails } from './signature-field';

/** Space reserved for the signature in bytes. An RSA signature with a chain of four certificates is under 8 KiB. */
const SIGNATURE_BYTES = 12_288;
/** Additional space for a timestamp and its authority's certificates, in bytes. */
const TIMESTAMP_BYTES = 16_384;

/** Signs a PDF file digitally (PAdES), so that PDF readers show any later change. */
export function sealPdf(
  pdf: Buffer,
  identity: SealingIdentity,
  words: SealDetails,
  at: Date,
  leaveRoomForTimestamp = false,
): Buffer {
  const reservedBytes = SIGNATURE_BYTES + (leaveRoomForTimestamp ? TIMESTAMP_BYTES : 0);
  const { bytes, from, to } = addSignatureField(pdf, words, at, reservedBytes);
  const signature = createCadesSignature(
    Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]),
    identity,
  );
  if (signature.length > reservedBytes)
    throw new Error(`The signature needs ${signature.length} bytes, more than ${reservedBytes}`);
  bytes.write(signature.toString('hex'), from + 1, 'latin1');
  return bytes;
}
