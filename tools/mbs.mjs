// Imports the Medicare Benefits Schedule from a file as the Department publishes it.
//   npm run mbs -- <file.xml>                    checks it and prints its contents
//   npm run mbs -- load <file.xml> [--replace]   loads it as a table into the database of the data folder, or of DATABASE_URL
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { startInfra } from './infra/index.mjs';
import { productEnvironment } from './run/environment.mjs';
import { checkNode, ensureBuilt, ensureInstalled, run } from './run/preflight.mjs';
import { LAUNCHER } from './run/product.mjs';

const dataDir = process.env.DATA_DIR || '.data';

/** Parses the command line. Null if it is not valid. */
function readCommand(args) {
  const isReplacing = args.includes('--replace');
  const [first, second, ...more] = args.filter((argument) => argument !== '--replace');
  const isLoading = first === 'load';
  const file = isLoading ? second : first;
  if (!file || more.length > 0 || (!isLoading && (second || isReplacing))) return null;
  return { file: resolve(file), isLoading, isReplacing };
}

async function load({ file, isReplacing }) {
  mkdirSync(dataDir, { recursive: true });
  const args = [LAUNCHER, '--migrate', `--load-mbs=${file}`, ...(isReplacing ? ['--replace-mbs'] : [])];
  const infra = await startInfra({ dataDir });
  try {
    return await run(process.execPath, args, productEnvironment({ dataDir, infra }));
  } finally {
    await infra.stop();
  }
}

async function main() {
  const command = readCommand(process.argv.slice(2));
  if (!command) {
    console.error('Usage: npm run mbs -- <file.xml>, or npm run mbs -- load <file.xml> [--replace]');
    return 1;
  }
  checkNode();
  await ensureInstalled();
  await ensureBuilt('--server');
  return command.isLoading ? load(command) : run(process.execPath, [LAUNCHER, `--check-mbs=${command.file}`]);
}

try {
  process.exit(await main());
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
