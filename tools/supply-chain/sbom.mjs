// Writes the shipped packages, those that the server loads and those in the web client's bundle, as a CycloneDX document.
//   node tools/supply-chain/sbom.mjs sbom.cdx.json
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onlyShipped } from './checks.mjs';
import { closureOf, copiedPackages, serverPackages, webPackages, withFonts } from './shipped.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

export function shippedPaths(manifest, lock, server = serverPackages()) {
  return closureOf(lock, [
    ...server,
    ...Object.keys(manifest.dependencies),
    ...webPackages(manifest),
    ...copiedPackages(),
  ]);
}

function sbomOf(folder) {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 };
  const args = ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'];
  const { status, stdout, stderr } = spawnSync('npm', args, options);
  return status === 0 ? { sbom: JSON.parse(stdout) } : { problem: stderr || 'npm sbom failed' };
}

/** Writes the document. Returns what went wrong, or null. */
export function writeSbom(file, lock, shipped) {
  const [own, fonts] = [sbomOf(root), sbomOf(join(root, 'tools/fonts'))];
  if (own.problem || fonts.problem) return own.problem ?? fonts.problem;
  const all = { ...own.sbom, components: [...own.sbom.components, ...fonts.sbom.components] };
  writeFileSync(file, JSON.stringify(onlyShipped(all, lock, shipped), null, 2));
  return null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const lock = withFonts(read('package-lock.json'));
  const problem = writeSbom(process.argv[2], lock, shippedPaths(read('package.json'), lock));
  if (problem) throw new Error(problem);
}
