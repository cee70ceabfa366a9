import { MAX_LOGO_SIDE, type LogoMediaType } from '@quillcare/contracts';

/** Largest file to upload, in bytes. Well below the server's limit, because every patient page embeds the logo. */
export const MAX_LOGO_BYTES = 150 * 1024;

const SIDE_LENGTHS = [MAX_LOGO_SIDE, 384, 256, 128];
/** Lossless first, then WebP in decreasing quality. */
const ENCODINGS: readonly Format[] = [
  { mediaType: 'image/png' },
  { mediaType: 'image/webp', quality: 0.9 },
  { mediaType: 'image/webp', quality: 0.75 },
  { mediaType: 'image/webp', quality: 0.55 },
];

interface Format {
  mediaType: LogoMediaType;
  quality?: number;
}

export interface EncodingAttempt extends Format {
  width: number;
  height: number;
}

/** Returns the ways to encode a picture of this size, best first. Never enlarges it and keeps its proportions. */
export function buildAttempts(width: number, height: number): EncodingAttempt[] {
  const longest = Math.max(width, height);
  const sides = new Set(SIDE_LENGTHS.map((side) => Math.min(side, longest)));
  return [...sides].flatMap((side) => {
    const scaleLength = (length: number) => Math.max(1, Math.round((length * side) / longest));
    return ENCODINGS.map((format) => ({ ...format, width: scaleLength(width), height: scaleLength(height) }));
  });
}

/** Returns the first encoding that is small enough, or null. Encoders return null for formats the browser cannot write. */
export async function findFirstFit(
  attempts: readonly EncodingAttempt[],
  write: (attempt: EncodingAttempt) => Promise<Blob | null>,
): Promise<{ attempt: EncodingAttempt; file: Blob } | null> {
  for (const attempt of attempts) {
    const file = await write(attempt);
    if (file && file.size <= MAX_LOGO_BYTES) return { attempt, file };
  }
  return null;
}
