import { crc32, deflateSync } from 'node:zlib';

/** A real PNG with a thick dark stroke across it, as a data URL. */
export function pngDataUrl(width = 60, height = 20, padding = 0): string {
  return dataUrlOf(pngOf(width, height, padding, (x, y) => Math.abs(y - height / 2) < height / 8 && x > 0));
}

export function blankPngDataUrl(width = 60, height = 20): string {
  return dataUrlOf(pngOf(width, height, 0, () => false));
}

export function dotPngDataUrl(radius: number, width = 600, height = 200): string {
  return dataUrlOf(
    pngOf(width, height, 0, (x, y) => (x - width / 2) ** 2 + (y - height / 2) ** 2 < radius ** 2),
  );
}

export function crossPngDataUrl(arm = 20, width = 600, height = 200): string {
  const isInk = (x: number, y: number) => Math.abs(x - y) < 2 && x < arm;
  return dataUrlOf(
    pngOf(width, height, 0, (x, y) => isInk(Math.abs(x - width / 2), Math.abs(y - height / 2))),
  );
}

/** A decompression bomb: a small PNG with huge dimensions. */
export function pngBomb(side = 10_000): string {
  const row = Buffer.alloc(side + 1, 255);
  row[0] = 0;
  return dataUrlOf(
    assemble(side, side, deflateSync(Buffer.concat(Array.from({ length: side }, () => row))), 0),
  );
}

function pngOf(
  width: number,
  height: number,
  padding: number,
  isInk: (x: number, y: number) => boolean,
): Buffer {
  const pixels = Buffer.alloc((width + 1) * height, 255);
  for (let y = 0; y < height; y += 1) {
    pixels[y * (width + 1)] = 0;
    for (let x = 0; x < width; x += 1) if (isInk(x, y)) pixels[y * (width + 1) + x + 1] = 20;
  }
  return assemble(width, height, deflateSync(pixels), padding);
}

function assemble(width: number, height: number, pixels: Buffer, padding: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    ...(padding ? [chunk('tEXt', Buffer.alloc(padding, 65))] : []),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), ...chunks]);
}

function dataUrlOf(png: Buffer): string {
  return `data:image/png;base64,${png.toString('base64')}`;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
