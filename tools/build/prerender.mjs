// Writes login.html into the built web client: the sign-in page as it will look, which the app takes over when its code
// is there. Runs in a process of its own, because the names of the styles depend on NODE_ENV.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { withPage } from './prerendered-page.mjs';
import { dist, root } from './sources.mjs';

const folder = join(dist, 'apps', 'web-client');
/** What the page's own code is made of, under way before the app asks for it. */
const CHUNKS = /^(login\.page|forms)-.*\.js$/;

export async function prerenderSignIn() {
  const server = await createServer({
    configFile: join(root, 'apps', 'web', 'vite.config.ts'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'warn',
  });
  try {
    const { prerender } = await server.ssrLoadModule('/src/prerender.tsx');
    const page = await prerender('/login');
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const scripts = (await readdir(join(folder, 'assets'))).filter((name) => CHUNKS.test(name));
    await writeFile(join(folder, 'login.html'), withPage(html, { ...page, scripts }));
  } finally {
    await server.close();
  }
}

if (process.argv[1] === import.meta.filename) await prerenderSignIn();
