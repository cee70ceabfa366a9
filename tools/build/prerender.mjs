// Writes login.html into the built web client: the sign-in page as it will look, which the app takes over when its code
// is there; and dashboard.html, which begins with the empty shell. Runs in a process of its own, because the names of the styles depend on NODE_ENV.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { withPage, withShell } from './prerendered-page.mjs';
import { dist, root } from './sources.mjs';

const folder = join(dist, 'apps', 'web-client');
const MANIFEST = join(folder, '.vite', 'manifest.json');
/** What the page's own code is made of, under way before the app asks for it. */
const CHUNKS = /^(login\.page|forms)-.*\.js$/;

/** The sources of the pages that dashboard.html is for: what they need is under way before the app asks for it. */
const OF_DASHBOARD = ['src/app/shell/staff-frame.tsx', 'src/features/dashboard/today.page.tsx'];

export async function prerenderPages() {
  const server = await createServer({
    configFile: join(root, 'apps', 'web', 'vite.config.ts'),
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'warn',
  });
  try {
    const { prerender, prerenderShell } = await server.ssrLoadModule('/src/prerender.tsx');
    const page = await prerender('/login');
    const html = await readFile(join(folder, 'index.html'), 'utf8');
    const scripts = (await readdir(join(folder, 'assets'))).filter((name) => CHUNKS.test(name));
    await writeFile(join(folder, 'login.html'), withPage(html, { ...page, scripts }));
    const early = { ...prerenderShell(), scripts: await scriptsOf(OF_DASHBOARD, html) };
    await writeFile(join(folder, 'dashboard.html'), withShell(html, early));
  } finally {
    await server.close();
  }
}

/** The scripts that these sources are in, and all that those import, but for what the page has already. */
async function scriptsOf(sources, html) {
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8'));
  const found = new Set(sources);
  // What is added while a set is gone through is gone through as well.
  for (const key of found) for (const other of manifest[key].imports ?? []) found.add(other);
  const files = [...found].map((key) => manifest[key].file);
  return files.filter((file) => !html.includes(file)).map((file) => file.replace('assets/', ''));
}

if (process.argv[1] === import.meta.filename) {
  await prerenderPages();
  // Only for the above: nobody is to be sent it.
  await rm(dirname(MANIFEST), { recursive: true });
}
