import { inflateSync } from 'node:zlib';

export interface Picture {
  width: number;
  height: number;
  /** Red, green and blue of each pixel, row by row. */
  rgb: Uint8Array;
}

const SIGNATURE_LENGTH = 8;
const RGB = 2;
const RGBA = 6;

/** Decodes a PNG as browsers write screenshots: 8 bits per channel, not interlaced. */
export function readPng(file: Buffer): Picture {
  const data: Buffer[] = [];
  let [width, height, channels] = [0, 0, 0];
  for (let at = SIGNATURE_LENGTH; at < file.length;) {
    const length = file.readUInt32BE(at);
    const type = file.toString('latin1', at + 4, at + 8);
    const body = file.subarray(at + 8, at + 8 + length);
    if (type === 'IHDR')
      [width, height, channels] = [body.readUInt32BE(0), body.readUInt32BE(4), channelsOf(body)];
    if (type === 'IDAT') data.push(body);
    at += length + 12;
  }
  return {
    width,
    height,
    rgb: withoutAlpha(unfiltered(inflateSync(Buffer.concat(data)), width, height, channels), channels),
  };
}

function channelsOf(header: Buffer): number {
  const [depth, colour, interlace] = [header[8], header[9], header[12]];
  if (depth !== 8 || interlace !== 0 || (colour !== RGB && colour !== RGBA))
    throw new Error('This is not a PNG as browsers write screenshots.');
  return colour === RGBA ? 4 : 3;
}

/** Reverses the PNG filters, row by row. */
function unfiltered(raw: Buffer, width: number, height: number, channels: number): Uint8Array {
  const stride = width * channels;
  const pixels = new Uint8Array(stride * height);
  for (let y = 0; y < height; y += 1) {
    const filter = raw[y * (stride + 1)]!;
    const from = y * (stride + 1) + 1;
    const line = y * stride;
    for (let x = 0; x < stride; x += 1) {
      const left = x >= channels ? pixels[line + x - channels]! : 0;
      const above = y > 0 ? pixels[line - stride + x]! : 0;
      const corner = x >= channels && y > 0 ? pixels[line - stride + x - channels]! : 0;
      pixels[line + x] = raw[from + x]! + predicted(filter, left, above, corner);
    }
  }
  return pixels;
}

function predicted(filter: number, left: number, above: number, corner: number): number {
  switch (filter) {
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4:
      return paeth(left, above, corner);
    default:
      return 0;
  }
}

function paeth(left: number, above: number, corner: number): number {
  const estimate = left + above - corner;
  const [toLeft, toAbove, toCorner] = [
    Math.abs(estimate - left),
    Math.abs(estimate - above),
    Math.abs(estimate - corner),
  ];
  if (toLeft <= toAbove && toLeft <= toCorner) return left;
  return toAbove <= toCorner ? above : corner;
}

function withoutAlpha(pixels: Uint8Array, channels: number): Uint8Array {
  if (channels === 3) return pixels;
  const rgb = new Uint8Array((pixels.length / 4) * 3);
  for (let from = 0, to = 0; from < pixels.length; from += 4, to += 3) {
    rgb[to] = pixels[from]!;
    rgb[to + 1] = pixels[from + 1]!;
    rgb[to + 2] = pixels[from + 2]!;
  }
  return rgb;
}
