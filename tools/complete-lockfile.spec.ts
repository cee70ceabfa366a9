import { completeLock } from './complete-lockfile.mjs';

const lockOf = (packages: Record<string, object>) => ({ name: 'x', lockfileVersion: 3, packages });

describe('completeLock', () => {
  it('adds packages another platform would install, for that platform only', () => {
    const { lock, added } = completeLock(
      lockOf({
        'node_modules/core': {
          version: '1.2.3',
          dev: true,
          optionalDependencies: { 'core-darwin-arm64': '^1.2.3' },
        },
      }),
    );
    expect(added).toEqual(['core-darwin-arm64']);
    expect(lock.packages['node_modules/core-darwin-arm64']).toEqual({
      version: '1.2.3',
      dev: true,
      optional: true,
      os: ['darwin'],
      cpu: ['arm64'],
    });
  });

  it('finds packages installed beside, above or inside', () => {
    const { added } = completeLock(
      lockOf({
        'node_modules/a': { version: '1.0.0', optionalDependencies: { b: '1', c: '1' } },
        'node_modules/a/node_modules/b': { version: '1.0.0' },
        'node_modules/c': { version: '1.0.0' },
        'node_modules/a/node_modules/d': { version: '1.0.0', optionalDependencies: { c: '1', b: '1' } },
      }),
    );
    expect(added).toEqual([]);
  });

  it('never lets a package for an unknown platform be downloaded', () => {
    const { lock } = completeLock(
      lockOf({ 'node_modules/a': { version: '1.0.0', optionalDependencies: { odd: '~2.0.0' } } }),
    );
    expect(lock.packages['node_modules/odd']).toEqual({ version: '2.0.0', optional: true, os: ['none'] });
  });

  it('contains no download address, and changes nothing the second time', () => {
    const first = completeLock(
      lockOf({ 'node_modules/a': { version: '1.0.0', resolved: 'https://somewhere/a.tgz' } }),
    );
    expect(JSON.stringify(first.lock)).not.toContain('somewhere');
    expect(completeLock(first.lock)).toEqual({ lock: first.lock, added: [] });
  });
});
