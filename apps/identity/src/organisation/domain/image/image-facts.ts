import type { LogoMediaType } from '@quillcare/contracts';

/** What the bytes of a picture say about it, whatever its name or its sender claims. */
export interface ImageFacts {
  mediaType: LogoMediaType;
  width: number;
  height: number;
  isAnimated: boolean;
}

/** A picture without extent is none. */
export function withExtent(facts: ImageFacts): ImageFacts | null {
  return facts.width > 0 && facts.height > 0 ? facts : null;
}
