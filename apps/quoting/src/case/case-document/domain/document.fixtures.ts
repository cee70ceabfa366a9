/** Minimal files for type detection: the first and last bytes plus the markers a parser looks for. */
export const PDF = Buffer.from(`%PDF-1.7\n${'x'.repeat(2_000)}\nstartxref\n9\n%%EOF\n`);
export const JPEG = Buffer.from(`\xff\xd8\xff\xe0${'j'.repeat(500)}\xff\xd9`, 'latin1');
export const PNG = Buffer.from(
  `\x89PNG\r\n\x1a\n\0\0\0\rIHDR${'p'.repeat(500)}\0\0\0\0IEND\xae\x42\x60\x82`,
  'latin1',
);
export const HEIC = Buffer.from(`\0\0\0\x18ftypmif1\0\0\0\0mif1heic${'h'.repeat(500)}`, 'latin1');

export function zipOf(...names: string[]): Buffer {
  const parts = names.map((name) => {
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    // A long name doubles as the content of its part.
    const short = name.slice(0, 1_000);
    local.writeUInt16LE(short.length, 26);
    return { name: short, bytes: Buffer.concat([local, Buffer.from(name)]) };
  });
  const directory = Buffer.concat(parts.map(({ name }) => entryOf(name)));
  const files = Buffer.concat(parts.map(({ bytes }) => bytes));
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(files.length, 16);
  return Buffer.concat([files, directory, end]);
}

function entryOf(name: string): Buffer {
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(name.length, 28);
  return Buffer.concat([entry, Buffer.from(name)]);
}
