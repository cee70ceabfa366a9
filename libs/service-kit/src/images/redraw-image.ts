import { decoderOf, encoderOf } from './sharp';

/** Limits of input and output; sides in pixels. */
export interface RedrawOptions {
  /** Longest side accepted. */
  longestSide: number;
  /** The picture is scaled down, never up, to fit inside. */
  fit: { width: number; height: number };
}

/** An image decoded and redrawn, upright on white. */
export interface RedrawnImage {
  /** A PNG of at most 16 colours without metadata. */
  png: Buffer;
  width: number;
  height: number;
  /** Number of pixels that stand out clearly from the most frequent brightness; 0 for a blank picture. */
  ink: number;
}

const STANDS_OUT = 40;

/** Decodes and redraws a PNG, JPEG or WebP; null if it is none of these, damaged, truncated or too large. */
export async function redrawImage(bytes: Buffer, options: RedrawOptions): Promise<RedrawnImage | null> {
  // Any decoder error means that it is not a valid image.
  const pixels = await decode(bytes, options).catch(() => null);
  if (!pixels) return null;
  const { data, info } = pixels;
  const { width, height } = info;
  const encoder = await encoderOf(data, width, height);
  const png = await encoder.png({ palette: true, colours: 16, dither: 0 }).toBuffer();
  return { png, width, height, ink: inkOf(data) };
}

async function decode(bytes: Buffer, { longestSide, fit }: RedrawOptions) {
  const source = await decoderOf(bytes);
  const { width, height } = await source.metadata();
  if (Math.max(width, height) > longestSide) return null;
  return source
    .autoOrient()
    .flatten({ background: 'white' })
    .resize({ ...fit, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

// Three bytes a pixel: flattened pictures have no alpha channel.
function inkOf(data: Buffer): number {
  const counts = new Array<number>(256).fill(0);
  for (let at = 0; at + 2 < data.length; at += 3) {
    const brightness = (data[at]! * 2 + data[at + 1]! * 5 + data[at + 2]!) >> 3;
    counts[brightness]! += 1;
  }
  const background = counts.indexOf(Math.max(...counts));
  return counts.reduce(
    (ink, count, brightness) => ink + (Math.abs(brightness - background) > STANDS_OUT ? count : 0),
    0,
  );
}
