// Checks the types of server, web client and journeys: three programs with different libraries.
import { existsSync } from 'node:fs';
import { checkNode, ensureInstalled, root, run } from './run/preflight.mjs';

checkNode();
await ensureInstalled();

let failures = 0;
for (const project of ['tsconfig.json', 'apps/web/tsconfig.json', 'apps/journeys/tsconfig.json']) {
  if (!existsSync(`${root}/${project}`)) continue;
  // What was found right last time is not checked again, only what changed and what depends on it.
  const memory = `.tmp/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  const options = ['--project', project, '--incremental', '--tsBuildInfoFile', memory];
  const code = await run(process.execPath, ['node_modules/typescript/bin/tsc', ...options]);
  console.log(`${code === 0 ? 'types are correct' : 'type errors'}: ${project}`);
  if (code !== 0) failures += 1;
}
process.exit(failures === 0 ? 0 : 1);
