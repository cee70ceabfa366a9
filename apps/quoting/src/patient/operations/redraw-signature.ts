import { redrawImage } from '@quillcare/service-kit';
import type { Answer } from '../domain/patient-answer';
import { LEAST_INK, imageBytes } from '../domain/signature-image';

const LONGEST_SIDE = 5_000;
/** Large enough to recognise the handwriting, and at most 360 KB as a PNG of 16 colours. */
const FIT = { width: 1_200, height: 600 };

/**
 * The drawn or uploaded signature of an acceptance, redrawn as a PNG data URL; null if there is none or it is
 * blank. Only what the server could decode is stored.
 */
export async function redrawSignature(answer: Answer): Promise<string | null> {
  if (answer.response !== 'accept' || answer.signatureMethod === 'type') return null;
  const bytes = imageBytes((answer.signatureData ?? '').trim());
  const redrawn = bytes && (await redrawImage(bytes, { longestSide: LONGEST_SIDE, fit: FIT }));
  if (!redrawn || redrawn.ink < LEAST_INK) return null;
  return `data:image/png;base64,${redrawn.png.toString('base64')}`;
}
