// npm run supply-chain: checks the lock file, licences, install scripts and the packages of the image, asks the registry for
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
import { fetchedSets, withFetched } from './supply-chain/fetched.mjs';
import { INSTALL_SCRIPTS, LICENCES, STATED } from './supply-chain/policy.mjs';
import { shippedPaths, writeSbom } from './supply-chain/sbom.mjs';
import { disagreements, serverPackages, withFonts } from './supply-chain/shipped.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const artefacts = join(root, 'artefacts');
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
const npm = (...args) =>
  spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });

let failed = 0;
function report(what, faults) {
  console.log(`${faults.length === 0 ? 'ok  ' : 'BAD '} ${what}`);
  for (const fault of faults) console.log(`       ${fault}`);
  failed += faults.length;
}

const manifest = read('package.json');
const lock = withFonts(read('package-lock.json'));
const server = serverPackages();
const shipped = shippedPaths(manifest, lock, server);
const list = licencesOf(lock, STATED, shipped);
report(`${Object.keys(lock.packages).length - 1} packages have a SHA-512 hash`, unsealed(lock));
report('package.json and the lock file agree, every version is pinned', outOfStep(manifest, lock));
for (const one of fetchedSets())
  report(
    `so do those of ${one.folder}, with a hash for each of ${Object.keys(one.lock.packages).length - 1} packages`,
    [...outOfStep(one.manifest, one.lock), ...unsealed(one.lock)],
  );
report('the server imports what dependencies name, and nothing else', disagreements(manifest, lock, server));
report(
  `${new Set(list.map(({ licence }) => licence)).size} licences, all accepted`,
  foreignLicences(list, LICENCES),
);
report('install scripts are on the list', unlistedScripts(withFetched(lock), INSTALL_SCRIPTS));

const found = vulnerabilities(npm('audit', '--json').stdout, shipped);
if (found === null)
  console.log('--   known vulnerabilities: not checked, this registry does not offer audits');
else report('no known high or critical vulnerability in shipped packages', found);

mkdirSync(artefacts, { recursive: true });
const rows = list.map(({ name, version, licence, isShipped }) =>
  [name, version, licence, isShipped ? 'shipped' : 'development'].join(','),
);
writeFileSync(
  join(artefacts, 'licences.csv'),
  `${['package,version,licence,use', ...new Set(rows.sort())].join('\n')}\n`,
);
const problem = writeSbom(join(artefacts, 'sbom.cdx.json'), lock, shipped);
report('artefacts/licences.csv and artefacts/sbom.cdx.json are written', problem ? [problem] : []);
process.exitCode = failed === 0 ? 0 : 1;
