import { LOGO_MEDIA_TYPES, type OrganisationLogo } from '@quillcare/contracts';
import { buildAttempts, findFirstFit, type EncodingAttempt } from './logo-attempts';
import { logoWords } from './logo.en';
import { word } from '../../shared/words/words';

const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** Thrown if a file cannot be used as a logo. The message is shown to the user. */
export class LogoError extends Error {
  override readonly name = 'LogoError';
}

/** Creates a logo by redrawing the file, which makes it small and strips metadata. Throws `LogoError`. */
export async function readLogo(file: File): Promise<OrganisationLogo> {
  if (!LOGO_MEDIA_TYPES.some((type) => type === file.type))
    throw new LogoError(word(logoWords, 'notAPicture'));
  if (file.size > MAX_FILE_BYTES) throw new LogoError(word(logoWords, 'tooLarge'));
  const picture = await decode(file);
  try {
    const { width, height } = picture;
    const fit = await findFirstFit(buildAttempts(width, height), (attempt) => encodeImage(picture, attempt));
    if (!fit) throw new LogoError(word(logoWords, 'unreadable'));
    const { attempt } = fit;
    return {
      mediaType: attempt.mediaType,
      data: await base64Of(fit.file),
      width: attempt.width,
      height: attempt.height,
    };
  } finally {
    picture.close();
  }
}

export function logoByteSize({ data }: OrganisationLogo): number {
  const padding = /=*$/.exec(data)?.[0].length ?? 0;
  return (data.length * 3) / 4 - padding;
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    // Browsers give no reason, and the user needs another file anyway.
    throw new LogoError(word(logoWords, 'unreadable'));
  }
}

function encodeImage(
  picture: ImageBitmap,
  { width, height, mediaType, quality }: EncodingAttempt,
): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new LogoError(word(logoWords, 'unreadable'));
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => {
    // A browser that cannot write WebP silently writes PNG.
    canvas.toBlob((blob) => resolve(blob?.type === mediaType ? blob : null), mediaType, quality);
  });
}

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(new LogoError(word(logoWords, 'unreadable')));
    reader.readAsDataURL(file);
  });
}
