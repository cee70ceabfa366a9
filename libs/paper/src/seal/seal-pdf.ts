import { cadesSignature, type SealingIdentity } from './cades';
import { withSignatureField, type SealWords } from './signature-field';

/** Room for the signature, in bytes: an RSA signature with a chain of four certificates is below 8 KiB. */
const SIGNATURE_ROOM = 12_288;
/** Room for a timestamp with its authority's certificates beside it, in bytes. */
const TIMESTAMP_ROOM = 16_384;

/** Signs a PDF file digitally (PAdES): from then on a reader shows every change of it. */
export function sealPdf(
  pdf: Buffer,
  identity: SealingIdentity,
  words: SealWords,
  at: Date,
  leaveRoomForTimestamp = false,
): Buffer {
  const room = SIGNATURE_ROOM + (leaveRoomForTimestamp ? TIMESTAMP_ROOM : 0);
  const { bytes, from, to } = withSignatureField(pdf, words, at, room);
  const signature = cadesSignature(Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)]), identity);
  if (signature.length > room)
    throw new Error(`The signature needs ${signature.length} bytes, more than ${room}`);
  bytes.write(signature.toString('hex'), from + 1, 'latin1');
  return bytes;
}
