// Compiles all server code as one tree, so that `@quillcare/…` imports become relative ones that stay right in dist.
import { copyFileSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { dist, root, serverSources } from './sources.mjs';

const WEB_CLIENT = 'web-client';

/** The compiler wants an absolute base folder, which no committed file may name: it is filled in here. */
function compilerOptions() {
  const settings = JSON.parse(readFileSync(join(root, '.swcrc'), 'utf8'));
  const { paths } = JSON.parse(
    readFileSync(join(root, 'tsconfig.base.json'), 'utf8').replace(/^\s*\/\/.*$/gm, ''),
  ).compilerOptions;
  delete settings.$schema;
  // Maps lie beside the code (stack-traces.ts reads them): as a part of it every process would hold them from its start.
  return {
    ...settings,
    sourceMaps: true,
    swcrc: false,
    cwd: root,
    jsc: { ...settings.jsc, baseUrl: root, paths },
  };
}

/** What was deleted from the sources must not live on in dist; the browser's half is not ours to remove. */
function removeWhatIsGone(expected) {
  for (const folder of ['apps', 'libs']) {
    const base = join(dist, folder);
    let entries = [];
    try {
      entries = readdirSync(base, { withFileTypes: true, recursive: true });
    } catch {
      continue;
    }
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      const local = relative(dist, path).replaceAll('\\', '/');
      if (!entry.isFile() || local.startsWith(`apps/${WEB_CLIENT}/`)) continue;
      if (!expected.has(local)) rmSync(path, { force: true });
    }
  }
}

export async function buildServer() {
  const { transformFile } = await import('@swc/core');
  const options = compilerOptions();
  const sources = serverSources();
  const outputs = sources.map((path) => path.replace(/\.tsx?$/, '.js'));
  for (const folder of new Set(outputs.map((path) => dirname(join(dist, path)))))
    mkdirSync(folder, { recursive: true });
  await Promise.all(
    sources.map(async (path, index) => {
      const target = join(dist, outputs[index]);
      if (!/\.tsx?$/.test(path)) return copyFileSync(join(root, path), target);
      const sourceFileName = relative(dirname(target), join(root, path)).replaceAll('\\', '/');
      const { code, map } = await transformFile(join(root, path), { ...options, sourceFileName });
      writeFileSync(target, `${code}//# sourceMappingURL=${basename(target)}.map\n`);
      writeFileSync(`${target}.map`, map);
    }),
  );
  removeWhatIsGone(new Set(outputs.flatMap((path) => [path, `${path}.map`])));
  // Node must not read dist under some other package.json that says "module".
  writeFileSync(join(dist, 'package.json'), '{ "type": "commonjs", "private": true }\n');
  return sources.length;
}
