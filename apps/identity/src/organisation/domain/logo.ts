import { createHash } from 'node:crypto';
import {
  invalidInput,
  MAX_LOGO_BYTES,
  MAX_LOGO_SIDE,
  LOGO_TOO_LARGE_MESSAGE,
  type LogoMediaType,
} from '@quillcare/contracts';
import type { ImageInfo } from '@quillcare/service-kit';

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
export function validateLogo(
  sent: { mediaType: LogoMediaType; data: string },
  facts: ImageInfo | null,
): Logo {
  const bytes = Buffer.from(sent.data, 'base64');
  const logoError = (message: string) => invalidInput({ path: 'data', message });
  if (bytes.length > MAX_LOGO_BYTES) throw logoError(LOGO_TOO_LARGE_MESSAGE);
  if (!facts) throw logoError('Please choose a PNG, JPEG or WebP image');
  const { mediaType, width, height, isAnimated } = facts;
  if (mediaType !== sent.mediaType)
    throw invalidInput({
      path: 'mediaType',
      message: `The image does not match its type: it is ${KINDS[mediaType]}`,
    });
  if (isAnimated) throw logoError('Please choose an image without animation');
  if (Math.max(width, height) > MAX_LOGO_SIDE)
    throw logoError(`Please choose an image of at most ${MAX_LOGO_SIDE} pixels in width and height`);
  return { mediaType, width, height, bytes };
}

/** Returns the re-encoded logo, or throws if it has become too large. */
export function requireFittingSize(logo: Logo): Logo {
  if (logo.bytes.length > MAX_LOGO_BYTES)
    throw invalidInput({ path: 'data', message: LOGO_TOO_LARGE_MESSAGE });
  return logo;
}

/** Describes a logo for the audit trail: identifies the picture without containing it. */
export function describeLogo({ mediaType, width, height, bytes }: Logo): string {
  const fingerprint = createHash('sha256').update(bytes).digest('hex');
  return `${KINDS[mediaType]}, ${width} × ${height} pixels, SHA-256 ${fingerprint}`;
}
