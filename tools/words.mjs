// Lists the web client's texts that each language lacks, and fails for a text that English does not have.
//   npm run words [-- de-DE]     with a language, its missing texts are listed
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createServer } from 'vite';
import { root } from './run/preflight.mjs';

const web = join(root, 'apps', 'web');
const LANGUAGES = ['en-US', 'fr-FR', 'de-DE', 'es-ES', 'it-IT', 'pt-BR', 'ja-JP', 'zh-CN'];
const PLURAL = /_(zero|two|few|many)$/;

const asked = process.argv[2];
const server = await createServer({
  configFile: join(web, 'vite.config.ts'),
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  logLevel: 'warn',
});

let isWrong = false;
try {
  const all = await wordsOfTheApp();
  const total = all.reduce((sum, { keys }) => sum + keys.length, 0);
  console.log(`en-AU: ${total} texts in ${all.length} namespaces`);
  for (const language of LANGUAGES) await report(language, all, total);
} finally {
  await server.close();
}
process.exit(isWrong ? 1 : 0);

async function wordsOfTheApp() {
  const { keysOf, wordsInUse } = await server.ssrLoadModule('/src/shared/words/words.ts');
  const files = (await readdir(join(web, 'src'), { recursive: true })).filter((path) =>
    path.endsWith('.en.ts'),
  );
  for (const path of files) await server.ssrLoadModule(`/src/${path.replaceAll('\\', '/')}`);
  return wordsInUse().map((words) => ({ ...words, keysOf, keys: keysOf(words.en) }));
}

async function report(language, all, total) {
  const missing = [];
  const unknown = [];
  for (const { namespace, keys, keysOf, languages } of all) {
    const translated = languages[language] ? keysOf((await languages[language]()).words) : [];
    missing.push(...keys.filter((key) => !translated.includes(key)).map((key) => `${namespace} ${key}`));
    const known = new Set(keys);
    const isKnown = (key) => known.has(key) || (PLURAL.test(key) && known.has(key.replace(PLURAL, '_other')));
    unknown.push(...translated.filter((key) => !isKnown(key)).map((key) => `${namespace} ${key}`));
  }
  if (language.startsWith('en-')) console.log(`${language}: English, ${total - missing.length} texts differ`);
  else
    console.log(
      `${language}: ${total - missing.length} of ${total} texts, ${missing.length} shown in English`,
    );
  if (asked === language) for (const key of missing) console.log(`  ${key}`);
  for (const key of unknown)
    console.error(`  ${key}: English has no such text. Delete it or correct its name.`);
  isWrong ||= unknown.length > 0;
}
