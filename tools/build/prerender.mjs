// Writes login.html (the rendered sign-in page, which the app hydrates) and dashboard.html (with the empty shell) into the built
// web client. Runs in its own process, because style names depend on NODE_ENV.
import { readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createServer } from 'vite';
import { withPage, withShell } from './prerendered-page.mjs';
import { dist, root } from './sources.mjs';

const folder = join(dist, 'apps', 'web-client');
const MANIFEST = join(folder, '.vite', 'manifest.json');
/** The chunks that each page needs, by their names in apps/web/vite.config.ts. They are preloaded with everything they import. */
const BEHIND = { login: ['sign-in'], dashboard: ['frame', 'dashboard'] };

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
    // Staff do not need the frame of their pages before they have signed in.
    const bare = html.replaceAll(/<link rel="modulepreload"[^>]*>\s*/g, '');
    const login = { ...page, scripts: await scriptsOf(BEHIND.login, bare) };
    await writeFile(join(folder, 'login.html'), withPage(bare, login));
    const [greeting] = await scriptsOf(['greeting'], '');
    const scripts = await scriptsOf(BEHIND.dashboard, html);
    await writeFile(
      join(folder, 'dashboard.html'),
      withShell(html, { ...prerenderShell(), scripts, greeting }),
    );
  } finally {
    await server.close();
  }
}

/** The files of these chunks and of everything they import, except those that the page already loads. */
async function scriptsOf(names, html) {
  const manifest = JSON.parse(await readFile(MANIFEST, 'utf8'));
  const keyOf = (name) => {
    const [key] = Object.entries(manifest).find(([, chunk]) => chunk.name === name) ?? [];
    if (!key) throw new Error(`No chunk is named ${name}: see CHUNKS in apps/web/vite.config.ts.`);
    return key;
  };
  const found = new Set(names.map(keyOf));
  // Iterating over a set includes elements added meanwhile.
  for (const key of found) for (const other of manifest[key].imports ?? []) found.add(other);
  const files = [...found].map((key) => manifest[key].file);
  return files.filter((file) => !html.includes(file)).map((file) => file.replace('assets/', ''));
}

if (process.argv[1] === import.meta.filename) {
  await prerenderPages();
  // Needed only here, and must not be served.
  await rm(dirname(MANIFEST), { recursive: true });
}
