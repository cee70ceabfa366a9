// Checks the types of server, web client and journeys, which are three programs with different libraries.
import { existsSync } from 'node:fs';
import { checkNode, ensureInstalled, root, run } from './run/preflight.mjs';

checkNode();
await ensureInstalled();

async function check(project) {
  if (!existsSync(`${root}/${project}`)) return true;
  // Incremental: only what changed, and what depends on it, is checked again.
  const memory = `.tmp/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  const options = ['--project', project, '--incremental', '--tsBuildInfoFile', memory];
  const code = await run(process.execPath, ['node_modules/typescript/bin/tsc', ...options]);
  console.log(`${code === 0 ? 'types are correct' : 'type errors'}: ${project}`);
  return code === 0;
}

// The server's program is as large as the other two together.
const [server, others] = await Promise.all([
  check('tsconfig.json'),
  check('apps/web/tsconfig.json').then(async (ok) => (await check('apps/journeys/tsconfig.json')) && ok),
]);
process.exit(server && others ? 0 : 1);
