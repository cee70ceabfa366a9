import type { FieldError } from '@quillcare/contracts';

const DATA_URL = /^data:image\/(?:png|jpeg|jpg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;
const LARGEST_BYTES = 400 * 1024;
const LONGEST_TYPED = 200;
/** Minimum number of dark pixels; fewer are a speck, not a signature. */
export const LEAST_INK = 40;
/**
 * Minimum extent of a mark as a share of the picture; a smaller one is a dot. The page itself requires more
 * (`signature-strokes.ts`).
 */
export const LEAST_REACH = 0.05;

type SignatureMethod = 'draw' | 'type' | 'upload';

/**
 * Problems of a signature that is present: a typed name that is too long, an image that is too large, or an image without a
 * recognisable signature (`redrawn` is null).
 */
export function signatureDataProblems(
  method: SignatureMethod,
  data: string,
  redrawn: string | null,
): FieldError[] {
  const tooLong = { path: 'signatureData', message: 'This field is too long' };
  if (method === 'type') return data.trim().length > LONGEST_TYPED ? [tooLong] : [];
  if (isTooLarge(data)) return [tooLong];
  if (redrawn !== null) return [];
  const message =
    method === 'upload' ? 'Please upload your signature image' : 'Please provide your signature';
  return [{ path: 'signatureData', message }];
}

/** The bytes of a data URL declared as PNG, JPEG or WebP. Null if it is malformed or too large. */
export function imageBytes(dataUrl: string): Buffer | null {
  const base64 = DATA_URL.exec(dataUrl)?.[1] ?? '';
  if (base64.length === 0 || base64.length % 4 !== 0 || isTooLarge(dataUrl)) return null;
  return Buffer.from(base64, 'base64');
}

function isTooLarge(dataUrl: string): boolean {
  return (dataUrl.length - dataUrl.indexOf(',') - 1) * 0.75 > LARGEST_BYTES + 2;
}
