// The OpenAPI document of the built contracts. It is not committed; permissions.snapshot, with a line per operation, is reviewed
// instead.
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { checkNode, ensureInstalled, root, run } from '../run/preflight.mjs';

/** Builds what is stale and writes the document. Resolves with the path of the file. */
export async function writeDocument() {
  checkNode();
  await ensureInstalled();
  const code = await run(process.execPath, ['tools/build.mjs', '--if-stale', '--server']);
  if (code !== 0) process.exit(code);
  const { openApiDocument } = createRequire(import.meta.url)('../../dist/libs/contracts/src/index.js');
  const file = join(root, 'artefacts', 'openapi.json');
  mkdirSync(join(root, 'artefacts'), { recursive: true });
  writeFileSync(file, `${JSON.stringify(openApiDocument(), null, 2)}\n`);
  return file;
}
