// npm run supply-chain: what we take from others. Checks the lock file, licences and install scripts, asks the registry for
// known vulnerabilities, and writes a licence list and an SBOM (CycloneDX) to artefacts/.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  foreignLicences,
  licencesOf,
  outOfStep,
  unlistedScripts,
  unsealed,
  vulnerabilities,
} from './supply-chain/checks.mjs';
import { INSTALL_SCRIPTS, LICENCES, STATED } from './supply-chain/policy.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const artefacts = join(root, 'artefacts');
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const npm = (...args) =>
  spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });

let failed = 0;
function tell(what, faults) {
  console.log(`${faults.length === 0 ? 'ok  ' : 'BAD '} ${what}`);
  for (const fault of faults) console.log(`       ${fault}`);
  failed += faults.length;
}

const lock = read('package-lock.json');
const list = licencesOf(lock, STATED);
tell(`${Object.keys(lock.packages).length - 1} packages are sealed by hashes`, unsealed(lock));
tell('package.json and the lock file agree, every version is pinned', outOfStep(read('package.json'), lock));
tell(
  `${new Set(list.map(({ licence }) => licence)).size} licences, all accepted`,
  foreignLicences(list, LICENCES),
);
tell('install scripts are on the list', unlistedScripts(lock, INSTALL_SCRIPTS));

const found = vulnerabilities(npm('audit', '--json', '--omit=dev').stdout);
if (found === null)
  console.log('--   known vulnerabilities: not asked, the registry at hand answers no audit');
else tell('no known high or critical vulnerability in what is shipped', found);

mkdirSync(artefacts, { recursive: true });
const rows = list.map(({ name, version, licence, isShipped }) =>
  [name, version, licence, isShipped ? 'shipped' : 'development'].join(','),
);
writeFileSync(
  join(artefacts, 'licences.csv'),
  `${['package,version,licence,use', ...new Set(rows.sort())].join('\n')}\n`,
);
const sbom = npm('sbom', '--sbom-format=cyclonedx', '--omit=dev', '--package-lock-only');
if (sbom.status === 0) writeFileSync(join(artefacts, 'sbom.cdx.json'), sbom.stdout);
tell(
  'artefacts/licences.csv and artefacts/sbom.cdx.json are written',
  sbom.status === 0 ? [] : [sbom.stderr],
);
process.exitCode = failed === 0 ? 0 : 1;
