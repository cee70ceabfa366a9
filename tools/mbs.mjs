// Checks a file of the Medicare Benefits Schedule as the Department publishes it, and says what it holds.
//   npm run mbs -- <file.xml>
import { resolve } from 'node:path';
import { checkNode, ensureBuilt, ensureInstalled, run } from './run/preflight.mjs';
import { LAUNCHER } from './run/product.mjs';

const [file] = process.argv.slice(2);
if (!file) {
  console.error('Which file? npm run mbs -- <file.xml>');
  process.exit(1);
}
checkNode();
await ensureInstalled();
await ensureBuilt('--server');
process.exit(await run(process.execPath, [LAUNCHER, `--check-mbs=${resolve(file)}`]));
