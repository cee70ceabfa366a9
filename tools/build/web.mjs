// Bundles the browser's half into dist/apps/web-client, where the gateway serves it from.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { compressTexts } from './compress.mjs';
import { dist, root } from './sources.mjs';

export async function buildWeb() {
  await bundle();
  await compressTexts(join(dist, 'apps', 'web-client'));
}

function bundle() {
  const args = [
    join('node_modules', 'vite', 'bin', 'vite.js'),
    'build',
    '--config',
    'apps/web/vite.config.ts',
  ];
  const child = spawn(process.execPath, [...args, '--logLevel', 'warn'], {
    cwd: root,
    stdio: 'inherit',
    // The configuration is TypeScript under a CommonJS package.json: Vite bundles it first, and need not say so.
    env: { ...process.env, NODE_ENV: 'production', VITE_CONFIG_NATIVE_IGNORE_WARNING: 'true' },
  });
  return new Promise((built, failed) => {
    child.on('error', failed);
    child.on('close', (code) =>
      code === 0 ? built() : failed(new Error(`vite build ended with code ${code}`)),
    );
  });
}
