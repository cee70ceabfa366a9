import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const workspace = join(import.meta.dirname, '..', '..');
const lib = (name: string) => join(workspace, 'libs', name, 'src', 'index.ts');

const productProxy = { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false };
// Sets what the gateway writes into the page it serves. Vite's server is for development only.
const transformIndexHtml = (html: string) => html.replace('<html', '<html data-environment="development"');

const WITHOUT_EVAL = 'globalThis.__zod_globalConfig = { jitless: true };';

/** Modules the patient's page shares with the staff app. Keep them small and free of further imports. */
const PATIENT =
  /libs\/rules\/src\/(enquiry|text-length|format-phone|signature|signatory|locale|dates|money|(quote-paper|terms)\/[a-z-]+)\.ts|apps\/web\/src\/(patient|enquiry|verify|shared\/quote-paper)\/|shared\/(files\/save-file|formats\/wait-words|terms-text\/|api\/(fetch-public|traceparent|random-key))|node_modules\/signature_pad/;
const isPatientModule = (id: string) => PATIENT.test(id) && !id.includes('staff-paper');
const isStaffModule = (id: string) => !isPatientModule(id) && !/^\0|\.html$/.test(id);

/**
 * Modules shared by frame, dashboard, its lazy parts and form fields. Without a chunk of their own they would end up in whichever
 * chunk loads first.
 */
const BASIC_MODULES =
  /libs\/ui\/src\/components\/(panel|empty-state|muted)\.|shared\/navigation\/page-link\.|@mui\/(material\/(AlertTitle|Backdrop|Divider|Fade|Link|List|Modal|Portal|Unstable_TrapFocus|utils)|utils|system)\//;
/** The frame of every staff page, the first page of the day, and form fields. */
const FRAME =
  /web\/src\/(app\/shell\/load\.frame|features\/(help\/help-button|notifications\/notification-bell|confirmation\/unconfirmed))/;
const FIELDS = /web\/src\/shared\/forms\/(inputs\.view|form\.frame|use-contract-form)/;
const DASHBOARD = /web\/src\/features\/dashboard\/dashboard\.page/;
/** Banners above every page, shown when needed. */
const BANNER_MODULES = /web\/src\/features\/(billing\/subscription|announcements\/announcement)\.banner/;
const SIGN_IN = /web\/src\/features\/auth\/login\.page/;
const FORM_MODULES = /web\/src\/shared\/(commands|forms|list|password|removal)/;

const INITIAL = ['$initial' as const];
const LIBRARIES = {
  zod: /node_modules\/zod\//,
  // Excludes the server's error messages, which arrive with its answers.
  schemas: /libs\/contracts\/src\/core\/(?!errors|app-error|parse|problem|removal-refusal)/,
  emotion: /node_modules\/(@emotion|stylis)\//,
  styles: /node_modules\/@mui\//,
  data: /node_modules\/(@reduxjs|redux|react-redux|immer|reselect)\//,
  words: /node_modules\/(i18next|react-i18next)\//,
  router: /node_modules\/(react-router|react-router-dom)\//,
};

// A few chunks instead of two hundred, because each costs headers and a round trip. A module goes to the matching group of
// highest priority, together with everything it imports.
const CHUNKS = [
  // React is shared by all entries and rarely changes. The preload helper is included, because every entry needs it. (Phone
  // numbers have a chunk of their own below, because the library is large and needed late.)
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\/|vite\/preload-helper/,
    priority: 40,
  },
  // Formatting shared by all entries. High priority, so that it is not pulled into a chunk that imports it.
  {
    name: 'formats',
    test: /libs\/rules\/src\/(locale|email|dates|money|text-length|format-phone|search-key|typed-name|parse-result)\.ts|shared\/api\/(fetch-public|traceparent|random-key)/,
    priority: 42,
  },
  // Reads phone numbers on the patient's page without the large library.
  {
    name: 'numbers',
    test: /libs\/rules\/src\/(country|home-phone|public-phone|numbering-plan|typed-date)\.ts/,
    priority: 41,
  },
  // Used by staff and patients, but not on the first screen of either.
  { name: 'deposit', test: /libs\/rules\/src\/(deposit\/deposit|plans\/business-number)\.ts/, priority: 40 },
  { name: 'phone', test: /libphonenumber-js|libs\/rules\/src\/phone\.ts/, priority: 40 },
  // Used by staff and patients. Separate, so that neither loads the other's scripts.
  { name: 'font', test: /node_modules\/@fontsource/, priority: 31 },
  {
    name: 'paper',
    test: (id: string) => isPatientModule(id) && !/\/src\/(patient|enquiry|verify)\//.test(id),
    priority: 30,
  },
  // What the enquiry form and the verification page reuse from the patient's page: fields, contact links and styles.
  { name: 'public', test: /apps\/web\/src\/patient\//, minShareCount: 2, priority: 35 },
  // Runs before the staff app, so it must not depend on its libraries.
  { name: 'greeting', test: /web\/src\/greeting\.ts/, priority: 29 },
  // Each is a separate script that runs on its own: several short tasks instead of one long one.
  ...Object.entries(LIBRARIES).map(([name, test]) => ({ name, test, tags: INITIAL, priority: 25 })),
  { name: 'api', test: /web\/src\/shared\/(api|words)\//, tags: INITIAL, priority: 21 },
  { name: 'start', test: isStaffModule, tags: INITIAL, priority: 20 },
  { name: 'basics', test: BASIC_MODULES, minShareCount: 2, priority: 19 },
  { name: 'frame', test: FRAME, priority: 18 },
  { name: 'fields', test: FIELDS, priority: 17 },
  { name: 'dashboard', test: DASHBOARD, priority: 16 },
  { name: 'sign-in', test: SIGN_IN, priority: 15 },
  // Contains only the few operations that banners need.
  { name: 'banners', test: BANNER_MODULES, priority: 15 },
  { name: 'operations', test: /libs\/contracts\/src\//, minShareCount: 6, priority: 14 },
  { name: 'forms', test: FORM_MODULES, minShareCount: 6, priority: 13 },
  { name: 'common', test: isStaffModule, minShareCount: 6, priority: 10 },
];

/** Preloads what every staff page needs. Only pages import it, so otherwise it would load late. */
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

/**
 * Fails the build if the patient's page would load a staff chunk, which would start the staff app there. Add the module to
 * PATIENT.
 */
const isolatePatientBundle: Plugin = {
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
      // Lazy chunks run on the same page. Iterating over a set includes elements added during the loop.
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

/** Serves the public entries at their URLs in development, as the gateway does with the build. */
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
  // Next to the other caches, because a cache among the sources would make every build look stale.
  cacheDir: join(workspace, 'node_modules', '.vite', 'web'),
  plugins: [
    react(),
    earlyChunks,
    isolatePatientBundle,
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
    // Lists the scripts of each page. tools/build/prerender.mjs reads it and then deletes it.
    manifest: true,
    target: 'es2022',
    // The content security policy forbids data: URLs for fonts and scripts, so every asset stays a file.
    assetsInlineLimit: 0,
    // The polyfill would become a chunk shared by all entries. Browsers without modulepreload only load slightly later.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Separate entries for staff, patients, enquiries and document verification. The public ones load nothing of the staff app.
      input: {
        index: join(import.meta.dirname, 'index.html'),
        patient: join(import.meta.dirname, 'patient.html'),
        enquiry: join(import.meta.dirname, 'enquiry.html'),
        verify: join(import.meta.dirname, 'verify.html'),
        // Runs on the dashboard before the staff app.
        greeting: join(import.meta.dirname, 'src', 'greeting.ts'),
      },
      // Our libraries have no side effects, so unused modules are dropped from each page. The exception sets the schemas'
      // validation messages globally.
      treeshake: {
        moduleSideEffects: [
          { test: /libs\/(contracts|rules|ui)\/src\/(?!core\/validation-messages)/, sideEffects: false },
        ],
      },
      output: {
        codeSplitting: { groups: CHUNKS },
        // The content security policy forbids eval. Zod tests for it, which would log a violation, so turn that off.
        banner: ({ moduleIds }) =>
          moduleIds.some((id) => id.includes('node_modules/zod/')) ? WITHOUT_EVAL : '',
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: { '/api': productProxy, '/health': productProxy },
  },
});
