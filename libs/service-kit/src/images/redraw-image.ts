import { decoderOf, encoderOf } from './sharp';

/** Limits of input and output; dimensions in pixels. */
export interface RedrawOptions {
  /** Maximum length of the longer side of the input. */
  longestSide: number;
  /** The image is scaled down, never up, to fit inside. */
  maxSize: { width: number; height: number };
}

/** An image decoded and redrawn, upright on white. */
export interface RedrawnImage {
  /** A PNG of at most 16 colours without metadata. */
  png: Buffer;
  width: number;
  height: number;
  /** Number of pixels that clearly differ from the most frequent brightness; 0 for a blank image. */
  ink: number;
  /** Extent of those pixels as a fraction (0 to 1) of the image's longer side: almost 0 for a dot. */
  reach: number;
}

const MIN_INK_CONTRAST = 40;

/** Decodes and redraws a PNG, JPEG or WebP; returns null if it is none of these, damaged, truncated or too large. */
export async function redrawImage(bytes: Buffer, options: RedrawOptions): Promise<RedrawnImage | null> {
  // Any decoder error means that it is not a valid image.
  const pixels = await decode(bytes, options).catch(() => null);
  if (!pixels) return null;
  const { data, info } = pixels;
  const { width, height } = info;
  const encoder = await encoderOf(data, width, height);
  const png = await encoder.png({ palette: true, colours: 16, dither: 0 }).toBuffer();
  return { png, width, height, ...inkOf(data, width) };
}

async function decode(bytes: Buffer, { longestSide, maxSize: fit }: RedrawOptions) {
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

// Three bytes per pixel, because flattened images have no alpha channel.
function inkOf(data: Buffer, width: number): Pick<RedrawnImage, 'ink' | 'reach'> {
  const brightness = new Uint8Array(Math.floor(data.length / 3));
  const counts = new Array<number>(256).fill(0);
  for (let at = 0; at < brightness.length; at += 1) {
    const value = (data[at * 3]! * 2 + data[at * 3 + 1]! * 5 + data[at * 3 + 2]!) >> 3;
    brightness[at] = value;
    counts[value]! += 1;
  }
  const background = counts.indexOf(Math.max(...counts));
  const box = { left: width, right: -1, top: brightness.length, bottom: -1 };
  let ink = 0;
  brightness.forEach((value, at) => {
    if (Math.abs(value - background) <= MIN_INK_CONTRAST) return;
    const [x, y] = [at % width, Math.floor(at / width)];
    ink += 1;
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  });
  const longest = Math.max(box.right - box.left, box.bottom - box.top) + 1;
  return { ink, reach: ink === 0 ? 0 : longest / Math.max(width, brightness.length / width) };
}
