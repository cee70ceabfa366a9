import type { FieldError } from '@quillcare/contracts';

const DATA_URL = /^data:image\/(png|jpeg|jpg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;
const LARGEST_BYTES = 400 * 1024;
const LARGEST_SIDE = 10_000;
const LONGEST_TYPED = 200;

type SignatureMethod = 'draw' | 'type' | 'upload';

/** What is wrong with a signature beyond its absence: not really an image, too large, or a typed name of unlikely length. */
export function signatureDataProblems(method: SignatureMethod, data: string): FieldError[] {
  const tooLong = { path: 'signatureData', message: 'This field is too long' };
  if (method === 'type') return data.trim().length > LONGEST_TYPED ? [tooLong] : [];
  const image = imageBytes(data);
  if (!image) {
    const message =
      method === 'upload' ? 'Please upload your signature image' : 'Please provide your signature';
    return [{ path: 'signatureData', message }];
  }
  return image.length > LARGEST_BYTES ? [tooLong] : [];
}

/** The bytes of a data URL that is what it says: PNG, JPEG or WebP, by its content and not by its name; null otherwise. */
export function imageBytes(dataUrl: string): Buffer | null {
  const [, declared = '', base64 = ''] = DATA_URL.exec(dataUrl) ?? [];
  if (base64.length === 0 || base64.length % 4 !== 0) return null;
  const bytes = Buffer.from(base64, 'base64');
  const type = declared === 'jpg' ? 'jpeg' : declared;
  return type === imageType(bytes) ? bytes : null;
}

function imageType(bytes: Buffer): 'png' | 'jpeg' | 'webp' | null {
  if (isPng(bytes)) return 'png';
  if (isJpeg(bytes)) return 'jpeg';
  return isWebp(bytes) ? 'webp' : null;
}

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

// Signature, a first chunk IHDR with a sensible size, picture data, and the closing chunk at the very end.
function isPng(bytes: Buffer): boolean {
  if (bytes.length < 57 || !bytes.subarray(0, 8).equals(PNG_START)) return false;
  if (bytes.readUInt32BE(8) !== 13 || bytes.toString('latin1', 12, 16) !== 'IHDR') return false;
  const sides = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
  if (sides.some((side) => side < 1 || side > LARGEST_SIDE)) return false;
  return bytes.includes('IDAT') && bytes.toString('latin1', bytes.length - 8, bytes.length - 4) === 'IEND';
}

function isJpeg(bytes: Buffer): boolean {
  const [first, second, third] = bytes;
  if (bytes.length < 100 || first !== 0xff || second !== 0xd8 || third !== 0xff) return false;
  return bytes.subarray(-32).includes(Buffer.from([0xff, 0xd9]));
}

function isWebp(bytes: Buffer): boolean {
  if (bytes.length < 26 || bytes.toString('latin1', 0, 4) !== 'RIFF') return false;
  const form = bytes.toString('latin1', 8, 15);
  return (
    form === 'WEBPVP8' &&
    [' ', 'L', 'X'].includes(bytes.toString('latin1', 15, 16)) &&
    bytes.readUInt32LE(4) + 8 <= bytes.length + 1
  );
}
