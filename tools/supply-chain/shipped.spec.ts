import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  closureOf,
  copiedPackages,
  disagreements,
  packagesIn,
  serverPackages,
  webPackages,
  withFonts,
} from './shipped.mjs';

const read = (file: string) => JSON.parse(readFileSync(join(__dirname, '../..', file), 'utf8'));
const [manifest, lock] = [read('package.json'), read('package-lock.json')];

describe('packages of the image', () => {
  it('are exactly those imported by the server', () => {
    expect(disagreements(manifest, lock, serverPackages())).toEqual([]);
  });

  it('include nothing of the web client, tests or build', () => {
    const installed = [...closureOf(lock, Object.keys(manifest.dependencies))];
    const foreign =
      /^node_modules\/(react|react-dom|@mui\/.*|@emotion\/.*|i18next|typescript|jest|vite|smtp-server)$/;
    expect(installed.filter((path) => foreign.test(path))).toEqual([]);
    expect(installed).toContain('node_modules/typeorm');
  });

  it('are compared in both directions', () => {
    const asking = { dependencies: { used: '1.0.0', peer: '1.0.0', idle: '1.0.0' } };
    const locked = { packages: { 'node_modules/used': { peerDependencies: { peer: '1' } } } };
    expect(disagreements(asking, locked, new Set(['used', 'phantom']))).toEqual([
      'the server imports phantom, which is not in dependencies',
      'idle is in dependencies, but the server does not import it',
    ]);
  });
});

describe('shipped packages', () => {
  it('include those of the web client', () => {
    const shipped = closureOf(lock, webPackages(manifest));
    for (const name of ['react', 'scheduler', '@mui/material', '@emotion/react'])
      expect([...shipped]).toContain(`node_modules/${name}`);
    expect([...shipped]).not.toContain('node_modules/@testing-library/react');
  });

  it('are found where Node finds them', () => {
    const packages = {
      'node_modules/a': { dependencies: { b: '1', c: '1' }, peerDependencies: { d: '1', e: '1' } },
      'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
      'node_modules/b': {},
      'node_modules/c': { peerDependencies: { e: '1' }, peerDependenciesMeta: { e: { optional: true } } },
      'node_modules/d': {},
    };
    const found = closureOf({ packages }, ['a']);
    expect([...found].sort()).toEqual([
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/d',
    ]);
  });

  it('are read from imports', () => {
    const text = `import a from 'a/sub';\nimport '@b/c/d';\nimport { x } from './x';\nimport fs from 'node:fs';`;
    expect(packagesIn(text)).toEqual(['a', '@b/c']);
  });

  it('include the fonts copied into the build', () => {
    const names = [...copiedPackages()];
    expect(names).toEqual(
      expect.arrayContaining(['@expo-google-fonts/inter', '@expo-google-fonts/noto-sans-sc']),
    );
    const { packages } = withFonts({ packages: {} });
    expect(Object.keys(packages)).toEqual(
      expect.arrayContaining(names.map((name) => `node_modules/${name}`)),
    );
  });
});
