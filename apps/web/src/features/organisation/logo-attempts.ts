import { LOGO_MAX_SIDE, type LogoMediaType } from '@quillcare/contracts';

/**
 * The largest file sent, in bytes: well below the server's limit, because every patient's page includes it.
 */
export const LARGEST_LOGO_BYTES = 150 * 1024;

const SIDES = [LOGO_MAX_SIDE, 384, 256, 128];
/** Lossless first; then WebP in decreasing quality. */
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

/** One way to write a picture. */
export interface Attempt extends Format {
  width: number;
  height: number;
}

/** The ways to encode a picture of this size, best first: never enlarged, proportions kept. */
export function attemptsFor(width: number, height: number): Attempt[] {
  const longest = Math.max(width, height);
  const sides = new Set(SIDES.map((side) => Math.min(side, longest)));
  return [...sides].flatMap((side) => {
    const scaled = (length: number) => Math.max(1, Math.round((length * side) / longest));
    return FORMATS.map((format) => ({ ...format, width: scaled(width), height: scaled(height) }));
  });
}

/**
 * The first file that is small enough; null if none is. Browsers return null for formats that they cannot
 * write.
 */
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
