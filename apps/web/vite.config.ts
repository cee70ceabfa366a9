import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const workspace = join(import.meta.dirname, '..', '..');
const lib = (name: string) => join(workspace, 'libs', name, 'src', 'index.ts');

const toProduct = { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: false };
// What the gateway writes into the page that it serves; Vite's server is for development only.
const transformIndexHtml = (html: string) => html.replace('<html', '<html data-environment="development"');

export default defineConfig({
  root: import.meta.dirname,
  // With the other caches: a cache beside the sources would make every build look stale.
  cacheDir: join(workspace, 'node_modules', '.vite', 'web'),
  plugins: [react(), { name: 'environment', apply: 'serve', transformIndexHtml }],
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
    target: 'es2022',
    // The content security policy allows no data: fonts or scripts, so every asset stays a file.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Staff and patients have an entry each: the patient's page loads nothing of the staff app.
      input: {
        index: join(import.meta.dirname, 'index.html'),
        patient: join(import.meta.dirname, 'patient.html'),
      },
      // Our libraries only define things when loaded, so what a page does not use is left out of it.
      treeshake: { moduleSideEffects: [{ test: /libs\/(contracts|rules|ui)\/src\//, sideEffects: false }] },
      // React is shared by both entries and changes seldom, phone numbers are large; the rest is split by the pages that use it.
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            { name: 'phone', test: /libphonenumber-js|libs\/rules\/src\/phone/ },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: { '/api': toProduct, '/health': toProduct },
  },
});
