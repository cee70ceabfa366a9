// Shared by the commands that prove something about the product.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopInfra } from '../infra/index.mjs';
import { checkNode, ensureBuilt, ensureInstalled, root } from './preflight.mjs';

/** Rejects on Ctrl-C or SIGTERM, so that the servers are stopped as after any run. */
export function untilStopped() {
  return new Promise((_, stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => stop(new Error(`stopped by ${signal}`)));
  });
}

/** Prints lines with the seconds since the start of the run. */
function printer() {
  const begun = Date.now();
  return (line) => console.log(`${String(Math.round((Date.now() - begun) / 1000)).padStart(5)} s  ${line}`);
}

/**
 * Installs and builds what is missing (`build`: flags of ensureBuilt), then runs `work({ dataDir, artefacts, logs, print, report
 * })`. `dataDir` is temporary, and servers in it are stopped at the end. `artefacts/<name>` is emptied first and kept afterwards;
 * `report(lines, file)` prints the result and saves it there. The process exits with the code that `work` returns, or with 1 if
 * it fails or is stopped.
 */
export async function prove(name, work, { build = [] } = {}) {
  checkNode();
  await ensureInstalled();
  await ensureBuilt(...build);
  const artefacts = join(root, 'artefacts', name);
  rmSync(artefacts, { recursive: true, force: true });
  mkdirSync(artefacts, { recursive: true });
  const dataDir = mkdtempSync(join(tmpdir(), `quillcare-${name}-`));
  const report = (lines, file = 'report.txt') => {
    writeFileSync(join(artefacts, file), `${lines.join('\n')}\n`);
    console.log(lines.join('\n'));
  };
  let code = 1;
  try {
    const running = work({ dataDir, artefacts, logs: join(artefacts, 'logs'), print: printer(), report });
    code = await Promise.race([running, untilStopped()]);
  } catch (error) {
    console.error(error.stack ?? error.message);
  } finally {
    await stopInfra({ dataDir });
    rmSync(dataDir, { recursive: true, force: true });
  }
  process.exit(code);
}
