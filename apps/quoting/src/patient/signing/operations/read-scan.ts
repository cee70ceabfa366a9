import { createHash } from 'node:crypto';
import { AppError } from '@quillcare/contracts';
import { readImage } from '@quillcare/service-kit';
import { isWholePdf, safeFileName, type Scan } from '../domain/scan';

/** Detects the type of a scan from its bytes, ignoring the file name. Throws SCAN_INVALID with the reason. */
export async function readScan(fileName: string, bytes: Buffer): Promise<Scan> {
  const mediaType = isWholePdf(bytes) ? 'application/pdf' : await pictureType(bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { fileName: safeFileName(fileName, mediaType), mediaType, bytes, sha256 };
}

async function pictureType(bytes: Buffer): Promise<'image/jpeg' | 'image/png'> {
  const head = bytes.subarray(0, 8).toString('latin1');
  const isPicture = head.startsWith('\xff\xd8\xff') || head === '\x89PNG\r\n\x1a\n';
  if (!isPicture && head.startsWith('%PDF-'))
    throw scanInvalidError('This PDF is damaged or incomplete. Please scan the paper again.');
  if (!isPicture) throw scanInvalidError('This is not a PDF, JPEG or PNG file.');
  const picture = await readImage(bytes);
  if (!picture || picture.isAnimated || picture.mediaType === 'image/webp')
    throw scanInvalidError(
      'This picture is damaged or has more than 16 megapixels. Please scan with a lower resolution.',
    );
  return picture.mediaType;
}

export function scanInvalidError(message: string): AppError {
  return new AppError('SCAN_INVALID', { detail: message, errors: [{ path: 'file', message }] });
}
