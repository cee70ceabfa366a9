// Bundles the web client into dist/apps/web-client, which the gateway serves.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compressTexts } from './compress.mjs';
import { dist, root } from './sources.mjs';

export async function buildWeb() {
  await run(VITE);
  await run([join('tools', 'build', 'prerender.mjs')]);
  await compressTexts(join(dist, 'apps', 'web-client'));
}

const VITE = [
  join('node_modules', 'vite', 'bin', 'vite.js'),
  ...['build', '--config', 'apps/web/vite.config.ts', '--logLevel', 'warn'],
];

function run(args) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    // Suppresses Vite's notice that it bundles its own TypeScript configuration.
    env: { ...process.env, NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  });
  return new Promise((built, failed) => {
    child.on('error', failed);
    child.on('close', (code) =>
      code === 0 ? built() : failed(new Error(`${args[0]} ended with code ${code}`)),
    );
  });
}
