// npm run openapi:lint: checks the API's description against the rules of tools/openapi/rules.mjs. It needs no network, except to
// install the two linters on first use.
import { readFileSync } from 'node:fs';
import { writeDocument } from './openapi/document.mjs';
import { ensureToolPackages } from './run/tool-packages.mjs';

await ensureToolPackages('openapi');
const { createConfig, lint, REDOCLY, spectral, SPECTRAL } = await import('./openapi/rules.mjs');
const file = await writeDocument();

async function redoclyFaults() {
  const problems = await lint({ ref: file, config: await createConfig(REDOCLY) });
  return problems.map(
    ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer ?? ''}: ${message}`,
  );
}

async function spectralFaults() {
  const linter = new spectral.Spectral();
  linter.setRuleset(SPECTRAL);
  const problems = await linter.run(JSON.parse(readFileSync(file, 'utf8')));
  return problems.map(({ code, path, message }) => `${code} ${path.join('/')}: ${message}`);
}

const faults = [...(await redoclyFaults()), ...(await spectralFaults())];
for (const fault of faults) console.error(fault);
console.log(`artefacts/openapi.json: ${faults.length} faults`);
process.exit(faults.length === 0 ? 0 : 1);
