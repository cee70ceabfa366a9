import { LOGO_MEDIA_TYPES, type OrganisationLogo } from '@quillcare/contracts';
import { attemptsFor, firstFit, type Attempt } from './logo-attempts';
import { logoWords } from './logo.en';
import { word } from '../../shared/words/words';

const LARGEST_FILE = 20 * 1024 * 1024;

/** A file cannot be a logo; the message is for the person. */
export class LogoProblem extends Error {
  override readonly name = 'LogoProblem';
}

/**
 * Makes a logo from a file by redrawing it, so that it is small and has no metadata. Throws a `LogoProblem`.
 */
export async function logoFrom(file: File): Promise<OrganisationLogo> {
  if (!LOGO_MEDIA_TYPES.some((type) => type === file.type))
    throw new LogoProblem(word(logoWords, 'notAPicture'));
  if (file.size > LARGEST_FILE) throw new LogoProblem(word(logoWords, 'tooLarge'));
  const picture = await decode(file);
  try {
    const { width, height } = picture;
    const fit = await firstFit(attemptsFor(width, height), (attempt) => draw(picture, attempt));
    if (!fit) throw new LogoProblem(word(logoWords, 'unreadable'));
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

/** The size of a logo's file. */
export function bytesOf({ data }: OrganisationLogo): number {
  const padding = /=*$/.exec(data)?.[0].length ?? 0;
  return (data.length * 3) / 4 - padding;
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    // Browsers give no reason; the person needs another file in any case.
    throw new LogoProblem(word(logoWords, 'unreadable'));
  }
}

function draw(picture: ImageBitmap, { width, height, mediaType, quality }: Attempt): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new LogoProblem(word(logoWords, 'unreadable'));
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, width, height);
  return new Promise((resolve) => {
    // A browser that cannot write WebP writes PNG instead.
    canvas.toBlob((blob) => resolve(blob?.type === mediaType ? blob : null), mediaType, quality);
  });
}

function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).split(',')[1] ?? '');
    reader.onerror = () => reject(new LogoProblem(word(logoWords, 'unreadable')));
    reader.readAsDataURL(file);
  });
}
