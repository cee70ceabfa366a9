// Compresses every text file of the web client at build time, at the highest level, so that the gateway does not have to.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXTS = new Set(['.css', '.html', '.js', '.svg']);
const ENCODINGS = [
  [
    '.br',
    promisify(brotliCompress),
    { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } },
  ],
  ['.gz', promisify(gzip), { level: constants.Z_BEST_COMPRESSION }],
];

/** Writes `name.br` and `name.gz` beside each text file below `folder`, unless compression would not make it smaller. */
export async function compressTexts(folder) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  const texts = entries.filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)));
  await Promise.all(texts.map(({ parentPath, name }) => compressOne(join(parentPath, name))));
}

async function compressOne(path) {
  const content = await readFile(path);
  await Promise.all(
    ENCODINGS.map(async ([extension, compress, options]) => {
      const compressed = await compress(content, options);
      if (compressed.length < content.length) await writeFile(`${path}${extension}`, compressed);
    }),
  );
}
