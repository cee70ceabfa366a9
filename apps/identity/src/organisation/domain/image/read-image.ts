import type { ImageFacts } from './image-facts';
import { jpegFacts } from './jpeg';
import { pngFacts } from './png';
import { webpFacts } from './webp';

/** The facts of a whole PNG, JPEG or WebP; null for anything else, cut short or with something after its end. */
export function imageFacts(bytes: Buffer): ImageFacts | null {
  return pngFacts(bytes) ?? jpegFacts(bytes) ?? webpFacts(bytes);
}
