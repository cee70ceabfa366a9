import { deflateSync, inflateSync } from 'node:zlib';

interface PdfObject {
  number: number;
  offset: number;
}

/** The fonts of a page by the resource names used in its content stream. */
export type PageFonts = ReadonlyMap<string, string>;

/** Returns the PDF file with its page contents changed. */
export function transformContents(
  pdf: Buffer,
  change: (contents: string, fonts: PageFonts) => string,
): Buffer {
  const text = pdf.toString('latin1');
  const fonts = new Map(
    [...text.matchAll(/^(\d+) 0 obj\n(?:(?!endobj)[^\n]*\n)*?\s*\/BaseFont \/(\S+)/gm)].map(
      ([, number, name = '']) => [Number(number), name],
    ),
  );
  const pages = new Map(
    [...text.matchAll(/^\d+ 0 obj\n(?:(?!endobj)[^\n]*\n)*?\s*\/Contents (\d+) 0 R/gm)].map(
      ([page, contents]) => [Number(contents), findPageFonts(page, fonts)],
    ),
  );
  return transformObjects(pdf, (bytes, number) => {
    const own = pages.get(number);
    return own ? transformStream(bytes, (contents) => change(contents, own)) : bytes;
  });
}

function findPageFonts(page: string, fonts: ReadonlyMap<number, string>): PageFonts {
  const own = [...page.matchAll(/\/(f\d+) (\d+) 0 R/g)];
  return new Map(own.map(([, name = '', number]) => [name, fonts.get(Number(number)) ?? '']));
}

/**
 * Returns the PDF file with some of its objects changed, or the same file if nothing changes. Expects files as written by Typst:
 * a single cross-reference table, and no compression except in streams.
 */
export function transformObjects(pdf: Buffer, change: (object: Buffer, number: number) => Buffer): Buffer {
  const text = pdf.toString('latin1');
  const tableAt = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const entries = [...text.slice(tableAt).matchAll(/^(\d{10}) \d{5} ([nf])/gm)];
  const objects = entries
    .map(([, offset, kind], number) => ({ number, offset: Number(offset), isUsed: kind === 'n' }))
    .filter(({ isUsed }) => isUsed)
    .sort((one, other) => one.offset - other.offset);
  const original = objects.map(({ offset }, at) => pdf.subarray(offset, objects[at + 1]?.offset ?? tableAt));
  const pieces = objects.map(({ number }, at) => change(original[at] ?? Buffer.of(), number));
  if (pieces.every((piece, at) => piece === original[at] || piece.equals(original[at] ?? piece))) return pdf;
  const trailer = text.slice(text.indexOf('trailer', tableAt), text.lastIndexOf('startxref'));
  return assembleFile(pdf.subarray(0, objects[0]?.offset), objects, pieces, trailer);
}

function transformStream(object: Buffer, change: (contents: string) => string): Buffer {
  const start = object.indexOf('stream\n') + 'stream\n'.length;
  const head = object.toString('latin1', 0, start);
  if (!head.includes('/FlateDecode')) return object;
  const length = Number(/\/Length (\d+)/.exec(head)?.[1]);
  const contents = inflateSync(object.subarray(start, start + length)).toString('latin1');
  const changed = change(contents);
  if (changed === contents) return object;
  const body = deflateSync(Buffer.from(changed, 'latin1'));
  const newHead = head.replace(/\/Length \d+/, `/Length ${body.length}`);
  return Buffer.concat([Buffer.from(newHead, 'latin1'), body, Buffer.from('\nendstream\nendobj\n\n')]);
}

function assembleFile(
  head: Buffer,
  objects: readonly PdfObject[],
  pieces: readonly Buffer[],
  trailer: string,
): Buffer {
  let at = head.length;
  const places = new Map<number, number>();
  objects.forEach(({ number }, index) => {
    places.set(number, at);
    at += pieces[index]?.length ?? 0;
  });
  const size = Math.max(...places.keys()) + 1;
  const rows = Array.from({ length: size }, (_, number) => {
    const place = places.get(number);
    return place === undefined ? '0000000000 65535 f\r\n' : `${String(place).padStart(10, '0')} 00000 n\r\n`;
  });
  const end = `xref\n0 ${size}\n${rows.join('')}${trailer}startxref\n${at}\n%%EOF`;
  return Buffer.concat([head, ...pieces, Buffer.from(end, 'latin1')]);
}
