// What every command that proves something about the product has in common.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopInfra } from '../infra/index.mjs';
import { checkNode, ensureBuilt, ensureInstalled, root } from './preflight.mjs';

/** Rejects when the user asks to stop: then the servers must be ended as after any run. */
export function untilStopped() {
  return new Promise((_, stop) => {
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => stop(new Error(`stopped by ${signal}`)));
  });
}

/** Prints a line with the seconds since the run began. */
function printer() {
  const begun = Date.now();
  return (line) => console.log(`${String(Math.round((Date.now() - begun) / 1000)).padStart(5)} s  ${line}`);
}

/**
 * Installs and builds what is missing (`build`: flags of ensureBuilt), then runs
 * `work({ dataDir, artefacts, logs, print, report })` with a folder of its own for the servers' data, which are stopped
 * and thrown away in the end. `artefacts/<name>` is emptied before and stays; `report(lines, file)` prints and keeps the
 * result there. The process ends with the code that `work` answers, or with 1 when it fails or somebody stops it.
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
