// Compiles server code as one tree, so that `@quillcare/…` imports become relative imports that are valid in dist.
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { writeBuildInfo } from './build-info.mjs';
import { copyFonts, FONT_FOLDER } from './fonts.mjs';
import { dist, root, serverSources, testSources } from './sources.mjs';

const WEB_CLIENT = 'web-client';

/** Options for swc. It needs an absolute base folder, which no committed file can contain. */
export function compilerOptions() {
  const settings = JSON.parse(readFileSync(join(root, '.swcrc'), 'utf8'));
  const { paths } = JSON.parse(
    readFileSync(join(root, 'tsconfig.base.json'), 'utf8').replace(/^\s*\/\/.*$/gm, ''),
  ).compilerOptions;
  delete settings.$schema;
  // Source maps are separate files, which stack-traces.ts reads when needed. Inline maps would be kept in memory by every
  // process.
  return {
    ...settings,
    sourceMaps: true,
    swcrc: false,
    cwd: root,
    jsc: { ...settings.jsc, baseUrl: root, paths },
  };
}

/** Removes the output of deleted sources from dist, except for the web client. */
function removeStale() {
  const expected = new Set(
    [...serverSources(), ...testSources()].map(outputOf).flatMap((path) => [path, `${path}.map`]),
  );
  for (const folder of ['apps', 'libs'].filter((name) => existsSync(join(dist, name)))) {
    for (const entry of readdirSync(join(dist, folder), { withFileTypes: true, recursive: true })) {
      const path = join(entry.parentPath, entry.name);
      const local = relative(dist, path).replaceAll('\\', '/');
      if (!entry.isFile() || local.startsWith(`apps/${WEB_CLIENT}/`) || local.startsWith(FONT_FOLDER))
        continue;
      if (!expected.has(local)) rmSync(path, { force: true });
    }
  }
}

const outputOf = (path) => path.replace(/\.tsx?$/, '.js');

async function compile(sources) {
  const { transformFile } = await import('@swc/core');
  const options = compilerOptions();
  for (const folder of new Set(sources.map((path) => dirname(join(dist, path)))))
    mkdirSync(folder, { recursive: true });
  await Promise.all(
    sources.map(async (path) => {
      const target = join(dist, outputOf(path));
      if (!/\.tsx?$/.test(path)) return copyFileSync(join(root, path), target);
      const sourceFileName = relative(dirname(target), join(root, path)).replaceAll('\\', '/');
      const { code, map } = await transformFile(join(root, path), { ...options, sourceFileName });
      writeFileSync(target, `${code}//# sourceMappingURL=${basename(target)}.map\n`);
      writeFileSync(`${target}.map`, map);
    }),
  );
  removeStale();
  // Node must not interpret dist by a package.json further up that says "module".
  writeFileSync(join(dist, 'package.json'), '{ "type": "commonjs", "private": true }\n');
}

export async function buildServer() {
  await compile(serverSources());
  writeBuildInfo();
  await copyFonts();
}

export const buildTests = () => compile(testSources());
