/** Returns the code points a TrueType font has glyphs for, from its `cmap` table (format 12 or 4). */
export function readCodePoints(font: Buffer): Set<number> {
  const cmap = findTable(font, 'cmap');
  const offsets = Array.from({ length: font.readUInt16BE(cmap + 2) }, (_, at) =>
    font.readUInt32BE(cmap + 4 + 8 * at + 4),
  );
  const tables = offsets.map((offset) => ({ at: cmap + offset, format: font.readUInt16BE(cmap + offset) }));
  const full = tables.find(({ format }) => format === 12);
  if (full) return new Set(readGroups(font, full.at));
  const basic = tables.find(({ format }) => format === 4);
  return new Set(basic ? readSegments(font, basic.at) : []);
}

function findTable(font: Buffer, tag: string): number {
  for (let table = 0; table < font.readUInt16BE(4); table += 1) {
    const entry = 12 + 16 * table;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`The font has no table ${tag}.`);
}

function* readGroups(font: Buffer, at: number): Iterable<number> {
  for (let group = 0; group < font.readUInt32BE(at + 12); group += 1) {
    const entry = at + 16 + 12 * group;
    for (let code = font.readUInt32BE(entry); code <= font.readUInt32BE(entry + 4); code += 1) yield code;
  }
}

function* readSegments(font: Buffer, at: number): Iterable<number> {
  const size = font.readUInt16BE(at + 6);
  for (let segment = 0; segment < size; segment += 2) {
    const last = font.readUInt16BE(at + 14 + segment);
    const first = font.readUInt16BE(at + 16 + size + segment);
    const delta = font.readUInt16BE(at + 16 + 2 * size + segment);
    const rangeAt = at + 16 + 3 * size + segment;
    const range = font.readUInt16BE(rangeAt);
    for (let code = first; code <= last && code < 0xffff; code += 1) {
      const glyph =
        range === 0 ? (code + delta) & 0xffff : font.readUInt16BE(rangeAt + range + 2 * (code - first));
      if (glyph !== 0) yield code;
    }
  }
}
