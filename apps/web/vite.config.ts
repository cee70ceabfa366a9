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
  /libs\/rules\/src\/(enquiry|text-length|phone-text|signature|signatory|locale|dates|money|(quote-paper|terms)\/[a-z-]+)\.ts|apps\/web\/src\/(patient|enquiry|verify|shared\/quote-paper)\/|shared\/(files\/save-file|formats\/wait-words|terms-text\/|api\/(fetch-read|traceparent|random-key))|node_modules\/signature_pad/;
const ofPatient = (id: string) => PATIENT.test(id) && !id.includes('staff-paper');
const ofStaff = (id: string) => !ofPatient(id) && !/^\0|\.html$/.test(id);

/** What the frame, the dashboard, its late parts and fields share: whichever came first would be loaded with the others. */
const BASICS =
  /libs\/ui\/src\/components\/(panel|empty-state)\.|@mui\/(material\/(AlertTitle|Backdrop|Divider|Fade|Link|List|Modal|Portal|Unstable_TrapFocus|utils)|utils|system)\//;
/** What is around every page of staff, the first page of the day, and what people fill in. */
const FRAME =
  /web\/src\/(app\/shell\/load\.frame|features\/(help\/help-button|notifications\/notification-bell|confirmation\/unconfirmed))/;
const FIELDS = /web\/src\/shared\/forms\/(inputs\.view|form\.frame|use-contract-form)/;
const DASHBOARD = /web\/src\/features\/dashboard\/dashboard\.page/;
/** What stands above every page when there is something to say. */
const BANNERS = /web\/src\/features\/(billing\/subscription|announcements\/announcement)\.banner/;
const SIGN_IN = /web\/src\/features\/auth\/login\.page/;
const FORMS = /web\/src\/shared\/(commands|forms|list|password|removal)/;

const INITIAL = ['$initial' as const];
const LIBRARIES = {
  zod: /node_modules\/zod\//,
  // Without the sentences of the server, which come with its answers.
  schemas: /libs\/contracts\/src\/core\/(?!errors|app-error|parse|problem|removal-refusal)/,
  emotion: /node_modules\/(@emotion|stylis)\//,
  styles: /node_modules\/@mui\//,
  data: /node_modules\/(@reduxjs|redux|react-redux|immer|reselect)\//,
  words: /node_modules\/(i18next|react-i18next)\//,
  router: /node_modules\/(react-router|react-router-dom)\//,
};

// Few files instead of two hundred: each costs its headers and a turn. Whatever comes first takes a module with all that
// it imports.
const CHUNKS = [
  // React is shared by all entries and changes seldom, and what fetches chunks when they are needed goes with it; phone numbers
  // are large and needed late.
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper/,
    priority: 40,
  },
  // What all entries write with, ahead of whatever imports it.
  {
    name: 'formats',
    test: /libs\/rules\/src\/(locale|email|dates|money|text-length|phone-text|search-key|typed-name|checked)\.ts|shared\/api\/(fetch-read|traceparent|random-key)/,
    priority: 42,
  },
  // The patient's page reads numbers without that library.
  {
    name: 'numbers',
    test: /libs\/rules\/src\/(country|home-phone|public-phone|numbering-plan|typed-date)\.ts/,
    priority: 41,
  },
  // Of staff and patients, and neither page begins with it.
  { name: 'deposit', test: /libs\/rules\/src\/(deposit\/deposit|plans\/business-number)\.ts/, priority: 40 },
  { name: 'phone', test: /libphonenumber-js|libs\/rules\/src\/phone\.ts/, priority: 40 },
  // Both have them, and neither waits for the other's scripts.
  { name: 'font', test: /node_modules\/@fontsource/, priority: 31 },
  {
    name: 'paper',
    test: (id: string) => ofPatient(id) && !/\/src\/(patient|enquiry|verify)\//.test(id),
    priority: 30,
  },
  // What the enquiry form and the page that checks documents have of the patient's page: fields, contact links and styles.
  { name: 'public', test: /apps\/web\/src\/patient\//, minShareCount: 2, priority: 35 },
  // Before the staff app, so without its libraries.
  { name: 'greeting', test: /web\/src\/greeting\.ts/, priority: 29 },
  // Each is a script of the page, which runs by itself: short pieces of work instead of one long one.
  ...Object.entries(LIBRARIES).map(([name, test]) => ({ name, test, tags: INITIAL, priority: 25 })),
  { name: 'api', test: /web\/src\/shared\/(api|words)\//, tags: INITIAL, priority: 21 },
  { name: 'start', test: ofStaff, tags: INITIAL, priority: 20 },
  { name: 'basics', test: BASICS, minShareCount: 2, priority: 19 },
  { name: 'frame', test: FRAME, priority: 18 },
  { name: 'fields', test: FIELDS, priority: 17 },
  { name: 'dashboard', test: DASHBOARD, priority: 16 },
  { name: 'sign-in', test: SIGN_IN, priority: 15 },
  // Their few operations, instead of all.
  { name: 'banners', test: BANNERS, priority: 15 },
  { name: 'operations', test: /libs\/contracts\/src\//, minShareCount: 6, priority: 14 },
  { name: 'forms', test: FORMS, minShareCount: 6, priority: 13 },
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
        .filter(({ name }) => filename.endsWith('index.html') && name === 'frame')
        .map(({ fileName }) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
          injectTo: 'head' as const,
        })),
  },
};

/** A module that only staff's chunks hold would start the staff app on the patient's page: it belongs into PATIENT. */
const patientAlone: Plugin = {
  name: 'patient-alone',
  apply: 'build',
  generateBundle(_options, bundle) {
    const shared = ['rolldown-runtime', 'react', 'font', 'formats', 'numbers', 'paper', 'public', 'deposit'];
    const chunkOf = (file: string) => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? chunk : null;
    };
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk' || !['patient', 'enquiry', 'verify'].includes(chunk.name)) continue;
      // What is fetched later runs on the same page. Iterating over a set includes elements added meanwhile.
      const later = new Set(chunk.dynamicImports);
      for (const file of later) for (const other of chunkOf(file)?.dynamicImports ?? []) later.add(other);
      const loaded = new Set([chunk, ...[...later].map(chunkOf)].flatMap((one) => one?.imports ?? []));
      for (const file of loaded) for (const other of chunkOf(file)?.imports ?? []) loaded.add(other);
      const isOwn = (file: string) => file === chunk.fileName || later.has(file);
      const foreign = [...loaded].filter((file) => !isOwn(file) && !shared.includes(nameOf(bundle[file])));
      if (foreign.length > 0) this.error(`The ${chunk.name} page would load ${foreign.join(', ')}`);
    }
  },
};

/** Vite's server gives the public entries their addresses, as the gateway does with what is built. */
const publicEntries: Plugin = {
  name: 'public-entries',
  apply: 'serve',
  configureServer(server) {
    const entries: [RegExp, string][] = [
      [/^\/quote\/accept(\/|\?|$)/, '/patient.html'],
      [/^\/enquire\//, '/enquiry.html'],
      [/^\/verify\/?(\?|$)/, '/verify.html'],
    ];
    server.middlewares.use((request, _response, next) => {
      const entry = entries.find(([address]) => address.test(request.url ?? ''));
      if (entry) request.url = entry[1];
      next();
    });
  },
};

const nameOf = (output?: { name?: string }) => output?.name ?? '';

export default defineConfig({
  root: import.meta.dirname,
  // With the other caches: a cache beside the sources would make every build look stale.
  cacheDir: join(workspace, 'node_modules', '.vite', 'web'),
  plugins: [
    react(),
    earlyChunks,
    patientAlone,
    publicEntries,
    { name: 'environment', apply: 'serve', transformIndexHtml },
  ],
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
      // Staff, patients, those who ask and those who check a document have an entry each: the public ones load nothing of the staff app.
      input: {
        index: join(import.meta.dirname, 'index.html'),
        patient: join(import.meta.dirname, 'patient.html'),
        enquiry: join(import.meta.dirname, 'enquiry.html'),
        verify: join(import.meta.dirname, 'verify.html'),
        // Runs on the dashboard before the staff app.
        greeting: join(import.meta.dirname, 'src', 'greeting.ts'),
      },
      // Our libraries only define things when loaded, so what a page does not use is left out of it; but for the sentences that
      // schemas say, which are set once for all.
      treeshake: {
        moduleSideEffects: [
          { test: /libs\/(contracts|rules|ui)\/src\/(?!core\/validation-words)/, sideEffects: false },
        ],
      },
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
