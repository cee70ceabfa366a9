import { LOGO_MAX_SIDE, type LogoMediaType } from '@quillcare/contracts';

/** Largest file to upload, in bytes. Well below the server's limit, because every patient page embeds the logo. */
export const LARGEST_LOGO_BYTES = 150 * 1024;

const SIDES = [LOGO_MAX_SIDE, 384, 256, 128];
/** Lossless first, then WebP in decreasing quality. */
const FORMATS: readonly Format[] = [
  { mediaType: 'image/png' },
  { mediaType: 'image/webp', quality: 0.9 },
  { mediaType: 'image/webp', quality: 0.75 },
  { mediaType: 'image/webp', quality: 0.55 },
];

interface Format {
  mediaType: LogoMediaType;
  quality?: number;
}

export interface Attempt extends Format {
  width: number;
  height: number;
}

/** Returns the ways to encode a picture of this size, best first. Never enlarges it and keeps its proportions. */
export function attemptsFor(width: number, height: number): Attempt[] {
  const longest = Math.max(width, height);
  const sides = new Set(SIDES.map((side) => Math.min(side, longest)));
  return [...sides].flatMap((side) => {
    const scaled = (length: number) => Math.max(1, Math.round((length * side) / longest));
    return FORMATS.map((format) => ({ ...format, width: scaled(width), height: scaled(height) }));
  });
}

/** Returns the first encoding that is small enough, or null. Encoders return null for formats the browser cannot write. */
export async function firstFit(
  attempts: readonly Attempt[],
  write: (attempt: Attempt) => Promise<Blob | null>,
): Promise<{ attempt: Attempt; file: Blob } | null> {
  for (const attempt of attempts) {
    const file = await write(attempt);
    if (file && file.size <= LARGEST_LOGO_BYTES) return { attempt, file };
  }
  return null;
}
