import { createHash } from 'node:crypto';
import {
  invalid,
  LOGO_MAX_BYTES,
  LOGO_MAX_SIDE,
  LOGO_TOO_LARGE,
  type LogoMediaType,
} from '@quillcare/contracts';
import type { ImageFacts } from '@quillcare/service-kit';

export interface Logo {
  mediaType: LogoMediaType;
  width: number;
  height: number;
  bytes: Buffer;
}

const KINDS: Record<LogoMediaType, string> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
};

/**
 * Validates a picture as a logo by its actual content (`facts`) rather than by what the sender claims. Throws with the field
 * named.
 */
export function checkedLogo(
  sent: { mediaType: LogoMediaType; data: string },
  facts: ImageFacts | null,
): Logo {
  const bytes = Buffer.from(sent.data, 'base64');
  const refuse = (message: string) => invalid({ path: 'data', message });
  if (bytes.length > LOGO_MAX_BYTES) throw refuse(LOGO_TOO_LARGE);
  if (!facts) throw refuse('Please choose a PNG, JPEG or WebP image');
  const { mediaType, width, height, isAnimated } = facts;
  if (mediaType !== sent.mediaType)
    throw invalid({
      path: 'mediaType',
      message: `The image does not match its type: it is ${KINDS[mediaType]}`,
    });
  if (isAnimated) throw refuse('Please choose an image without animation');
  if (Math.max(width, height) > LOGO_MAX_SIDE)
    throw refuse(`Please choose an image of at most ${LOGO_MAX_SIDE} pixels in width and height`);
  return { mediaType, width, height, bytes };
}

/** Returns the re-encoded logo, or throws if it has become too large. */
export function fitting(logo: Logo): Logo {
  if (logo.bytes.length > LOGO_MAX_BYTES) throw invalid({ path: 'data', message: LOGO_TOO_LARGE });
  return logo;
}

/** Describes a logo for the audit trail: identifies the picture without containing it. */
export function describeLogo({ mediaType, width, height, bytes }: Logo): string {
  const fingerprint = createHash('sha256').update(bytes).digest('hex');
  return `${KINDS[mediaType]}, ${width} × ${height} pixels, SHA-256 ${fingerprint}`;
}
