// The image's files without a container engine: lays out what the Dockerfile copies in a folder and starts the product from
// there.
import { spawn } from 'node:child_process';
import { cpSync, existsSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { startInfra, stopInfra } from '../infra/index.mjs';
import { steadyPort } from '../infra/ports.mjs';
import { LAUNCHER } from '../run/product.mjs';
import { productEnvironment } from '../run/environment.mjs';
import { root } from '../run/preflight.mjs';
import { closureOf } from '../supply-chain/shipped.mjs';
import { writeSbom, shippedPaths } from '../supply-chain/sbom.mjs';
import { testSources } from '../build/sources.mjs';
import { demonstrationAt } from './demonstration.mjs';
import { copiedIntoImage } from './dockerfile.mjs';
import { isKept } from './slim.mjs';

function layPackages(app, lock, manifest) {
  const paths = [...closureOf(lock, Object.keys(manifest.dependencies))];
  for (const path of paths.filter((one) => existsSync(join(root, one)))) {
    for (const entry of readdirSync(join(root, path), { recursive: true, withFileTypes: true })) {
      const file = relative(root, join(entry.parentPath, entry.name));
      // Packages within packages are in the list themselves.
      if (entry.isDirectory() || file.slice(path.length).includes('/node_modules/')) continue;
      if (!isKept(file.slice('node_modules/'.length))) continue;
      mkdirSync(dirname(join(app, file)), { recursive: true });
      if (entry.isFile()) linkOrCopy(join(root, file), join(app, file));
    }
  }
}

function linkOrCopy(from, to) {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to); // On another file system.
  }
}

function layCompiled(app) {
  const ofTests = new Set(testSources().map((path) => join('dist', path.replace(/\.tsx?$/, '.js'))));
  cpSync(join(root, 'dist'), join(app, 'dist'), {
    recursive: true,
    filter: (path) =>
      !ofTests.has(relative(root, path)) && !ofTests.has(relative(root, path).replace(/\.map$/, '')),
  });
}

export function layFiles(app) {
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const [manifest, lock] = [read('package.json'), read('package-lock.json')];
  const how = {
    'package.json': () => writeFileSync(join(app, 'package.json'), JSON.stringify(manifest)),
    node_modules: () => layPackages(app, lock, manifest),
    dist: () => layCompiled(app),
    'sbom.cdx.json': () => {
      const problem = writeSbom(join(app, 'sbom.cdx.json'), lock, shippedPaths(manifest, lock));
      if (problem) throw new Error(problem);
    },
  };
  const paths = copiedIntoImage();
  for (const path of paths) {
    if (!how[path])
      throw new Error(`The Dockerfile copies ${path}, which tools/image/files.mjs does not handle.`);
    how[path]();
  }
  if (paths.length !== Object.keys(how).length)
    throw new Error(`The Dockerfile copies only ${paths.join(', ')}.`);
}

async function lookOnce(app, dataDir, infra) {
  const port = String(await steadyPort());
  const child = spawn(process.execPath, [join(app, LAUNCHER), '--target=all', '--migrate', '--seed-demo'], {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env.PATH,
      ...productEnvironment({ dataDir, infra, given: { PORT: port, NODE_ENV: 'development' } }),
      LOG_LEVEL: 'warn',
    },
  });
  const ended = new Promise((end) => child.on('close', (code) => end(code)));
  try {
    const early = ended.then((code) => {
      throw new Error(`The product exited with code ${code} during the check.`);
    });
    return await Promise.race([demonstrationAt(`http://localhost:${port}`, 300), early]);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

/**
 * Starts the product with these files only, from another folder, and checks the demonstration practice. On a busy machine its
 * creation may be cut short; the next start continues it, as for a user of `npm start`.
 */
export async function startFromFiles(folder) {
  const app = join(folder, 'app');
  mkdirSync(app, { recursive: true });
  layFiles(app);
  const dataDir = join(folder, 'data');
  const infra = await startInfra({ dataDir, env: {}, log: console.log });
  try {
    return await lookOnce(app, dataDir, infra).catch((error) => {
      console.log(`     not complete yet (${error.message}), starting again`);
      return lookOnce(app, dataDir, infra);
    });
  } finally {
    await stopInfra({ dataDir });
  }
}
