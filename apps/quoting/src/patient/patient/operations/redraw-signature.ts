import { redrawImage } from '@quillcare/service-kit';
import type { Answer, Signature } from '../../signing/domain/patient-answer';
import { LEAST_INK, LEAST_REACH, imageBytes } from '../../signing/domain/signature-image';

const LONGEST_SIDE = 5_000;
/** Large enough to recognise the handwriting, and at most 360 KB as a PNG of 16 colours. */
const FIT = { width: 1_200, height: 600 };

/** The signatures of an acceptance, redrawn as PNG data URLs; null where there is none, or it is blank or typed. */
export interface RedrawnSignatures {
  first: string | null;
  second: string | null;
}

/** Redraws both signatures of an acceptance: only what the server could decode is stored. */
export async function redrawSignatures(answer: Answer): Promise<RedrawnSignatures> {
  if (answer.response !== 'accept') return { first: null, second: null };
  const { signatureMethod = 'draw', signatureData = '', secondSignature } = answer;
  // One after the other: a decoded picture is large.
  const first = await redraw(signatureMethod, signatureData);
  const second = secondSignature ? await redraw(secondSignature.method, secondSignature.data) : null;
  return { first, second };
}

async function redraw(method: Signature['method'], data: string): Promise<string | null> {
  if (method === 'type') return null;
  const bytes = imageBytes(data.trim());
  const redrawn = bytes && (await redrawImage(bytes, { longestSide: LONGEST_SIDE, fit: FIT }));
  if (!redrawn || redrawn.ink < LEAST_INK || redrawn.reach < LEAST_REACH) return null;
  return `data:image/png;base64,${redrawn.png.toString('base64')}`;
}
