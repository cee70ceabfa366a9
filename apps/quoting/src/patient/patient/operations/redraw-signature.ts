import { redrawImage } from '@quillcare/service-kit';
import type { Answer, Signature } from '../../signing/domain/patient-answer';
import { MIN_INK, MIN_REACH, decodeImage } from '../../signing/domain/signature-image';

const MAX_SIDE_PX = 5_000;
/** Large enough for recognisable handwriting, and at most 360 KB as a 16-colour PNG. */
const FIT = { width: 1_200, height: 600 };

/** The signatures of an acceptance as re-encoded PNG data URLs. Null if there is none, or it is blank or typed. */
export interface RedrawnSignatures {
  first: string | null;
  second: string | null;
}

/** Re-encodes both signatures of an acceptance, so that only images the server could decode are stored. */
export async function redrawSignatures(answer: Answer): Promise<RedrawnSignatures> {
  if (answer.response !== 'accept') return { first: null, second: null };
  const { signatureMethod = 'draw', signatureData = '', secondSignature } = answer;
  // Sequential, because a decoded image takes a lot of memory.
  const first = await redraw(signatureMethod, signatureData);
  const second = secondSignature ? await redraw(secondSignature.method, secondSignature.data) : null;
  return { first, second };
}

async function redraw(method: Signature['method'], data: string): Promise<string | null> {
  if (method === 'type') return null;
  const bytes = decodeImage(data.trim());
  const redrawn = bytes && (await redrawImage(bytes, { longestSide: MAX_SIDE_PX, maxSize: FIT }));
  if (!redrawn || redrawn.ink < MIN_INK || redrawn.reach < MIN_REACH) return null;
  return `data:image/png;base64,${redrawn.png.toString('base64')}`;
}
