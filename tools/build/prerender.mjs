// Writes login.html (the rendered sign-in page, which the app hydrates) and dashboard.html (with the empty shell) into the built
// web client. Runs in a process of its own, because style names depend on NODE_ENV.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { withPage, withShell } from './prerendered-page.mjs';
import { dist, root } from './sources.mjs';

const folder = join(dist, 'apps', 'web-client');
const MANIFEST = join(folder, '.vite', 'manifest.json');
/** The page's own chunks, preloaded. */
const CHUNKS = /^(login\.page|forms)-.*\.js$/;

/** Sources of the pages behind dashboard.html, whose chunks are preloaded. */
const OF_DASHBOARD = [
  'src/app/shell/load.frame.tsx',
  'src/features/help/help-button.view.tsx',
  'src/features/notifications/notification-bell.view.tsx',
  'src/features/confirmation/unconfirmed.banner.tsx',
  'src/features/dashboard/today.page.tsx',
];

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

/** The chunks of these sources and of everything they import, except for those that the page already loads. */
async function scriptsOf(sources, html) {
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8'));
  const found = new Set(sources);
  // Iterating over a set includes elements added meanwhile.
  for (const key of found) for (const other of manifest[key].imports ?? []) found.add(other);
  const files = [...found].map((key) => manifest[key].file);
  return files.filter((file) => !html.includes(file)).map((file) => file.replace('assets/', ''));
}

if (process.argv[1] === import.meta.filename) {
  await prerenderPages();
  // Only needed here, and not to be served.
  await rm(dirname(MANIFEST), { recursive: true });
}
