import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const workspace = join(import.meta.dirname, '..', '..');
const lib = (name: string) => join(workspace, 'libs', name, 'src', 'index.ts');

const toProduct = { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false };
// What the gateway writes into the page that it serves; Vite's server is for development only.
const transformIndexHtml = (html: string) => html.replace('<html', '<html data-environment="development"');

const WITHOUT_EVAL = 'globalThis.__zod_globalConfig = { jitless: true };';

/** What the patient's page shares with the staff app: small, so that it brings nothing else along. */
const PATIENT =
  /libs\/rules\/src\/(signature|locale|dates|money)\.ts|apps\/web\/src\/(patient|shared\/quote-paper)\/|shared\/formats\/wait-words|node_modules\/(signature_pad|@fontsource)/;
const ofPatient = (id: string) => PATIENT.test(id) && !id.includes('staff-paper');
const ofStaff = (id: string) => !ofPatient(id) && !/^\0|\.html$/.test(id);

const BASICS =
  /@mui\/(utils|system)\/|@mui\/material\/(Alert|Backdrop|Dialog|Divider|Drawer|Fade|Grow|internal|Link|List|Menu|Modal|Paper|Popover|Popper|Portal|Skeleton|Tooltip|useMediaQuery|utils)/;
const FORMS =
  /node_modules\/(react-hook-form|@hookform)\/|@mui\/material\/(Checkbox|Filled|Form|Input|NativeSelect|Outlined|Select|Text[Ff]ield|Textarea)|web\/src\/shared\/(commands|forms|list|password|removal)/;

/** What the frame and the dashboard share with lists and forms, which would otherwise bring their chunk along. */
const FRAME =
  /web\/src\/shared\/(formats|leaving)\/|shared\/phones\/phone-text|libs\/ui\/src\/components\/(confirm|empty|money)/;

const INITIAL = ['$initial' as const];
const LIBRARIES = {
  schemas: /node_modules\/zod\/|libs\/contracts\/src\/core/,
  styles: /node_modules\/(@mui|@emotion|stylis)\//,
  data: /node_modules\/(@reduxjs|redux|react-redux|immer|reselect|react-router|react-router-dom|i18next|react-i18next)\//,
};

// Few files instead of two hundred: each costs its headers and a turn. Whatever comes first takes a module with all that
// it imports.
const CHUNKS = [
  // React is shared by both entries and changes seldom, phone numbers are large and needed late.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 40 },
  { name: 'phone', test: /libphonenumber-js|libs\/rules\/src\/phone/, priority: 40 },
  { name: 'paper', test: (id: string) => ofPatient(id) && !id.includes('/patient/'), priority: 30 },
  // Each is a script of the page, which runs by itself: four short pieces of work instead of one long one.
  ...Object.entries(LIBRARIES).map(([name, test]) => ({ name, test, tags: INITIAL, priority: 25 })),
  { name: 'start', test: ofStaff, tags: INITIAL, priority: 20 },
  { name: 'frame', test: FRAME, priority: 19 },
  { name: 'basics', test: BASICS, minShareCount: 6, priority: 18 },
  { name: 'forms', test: FORMS, minShareCount: 6, priority: 15 },
  { name: 'operations', test: /libs\/contracts\/src\//, minShareCount: 6, priority: 16 },
  { name: 'common', test: ofStaff, minShareCount: 6, priority: 10 },
];

/** What every page of staff needs, although only pages import it: it is under way before the first one asks for it. */
const earlyChunks: Plugin = {
  name: 'early-chunks',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { filename, bundle = {} }) =>
      Object.values(bundle)
        .filter(({ name }) => filename.endsWith('index.html') && ['basics', 'common'].includes(name ?? ''))
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head' as const,
        })),
  },
};

export default defineConfig({
  root: import.meta.dirname,
  // With the other caches: a cache beside the sources would make every build look stale.
  cacheDir: join(workspace, 'node_modules', '.vite', 'web'),
  plugins: [react(), earlyChunks, { name: 'environment', apply: 'serve', transformIndexHtml }],
  resolve: {
    alias: {
      '@quillcare/contracts': lib('contracts'),
      '@quillcare/rules': lib('rules'),
      '@quillcare/ui': lib('ui'),
    },
  },
  build: {
    outDir: join(workspace, 'dist', 'apps', 'web-client'),
    emptyOutDir: true,
    // Says which scripts a page is made of; tools/build/prerender.mjs reads it and takes it away.
    manifest: true,
    target: 'es2022',
    // The content security policy allows no data: fonts or scripts, so every asset stays a file.
    assetsInlineLimit: 0,
    // Would be shared by both entries; a browser that cannot preload loads a moment later.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Staff and patients have an entry each: the patient's page loads nothing of the staff app.
      input: {
        index: join(import.meta.dirname, 'index.html'),
        patient: join(import.meta.dirname, 'patient.html'),
      },
      // Our libraries only define things when loaded, so what a page does not use is left out of it.
      treeshake: { moduleSideEffects: [{ test: /libs\/(contracts|rules|ui)\/src\//, sideEffects: false }] },
      output: {
        codeSplitting: { groups: CHUNKS },
        // The policy forbids code from text, and Zod tries whether it may: whoever looks there sees a violation.
        banner: ({ moduleIds }) =>
          moduleIds.some((id) => id.includes('node_modules/zod/')) ? WITHOUT_EVAL : '',
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: { '/api': toProduct, '/health': toProduct },
  },
});
