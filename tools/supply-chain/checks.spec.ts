import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  foreignLicences,
  isAccepted,
  licencesOf,
  nameOf,
  onlyShipped,
  outOfStep,
  unlistedScripts,
  unsealed,
  vulnerabilities,
} from './checks.mjs';
import { fetchedSets, withFetched } from './fetched.mjs';
import { INSTALL_SCRIPTS, LICENCES, STATED } from './policy.mjs';

const read = (file: string) => JSON.parse(readFileSync(join(__dirname, '../..', file), 'utf8'));
const integrity = 'sha512-abc';
const lockOf = (packages: Record<string, object>) => ({ packages });

describe('supply chain', () => {
  it('of this repository passes every check', () => {
    const lock = read('package-lock.json');
    expect(unsealed(lock)).toEqual([]);
    expect(outOfStep(read('package.json'), lock)).toEqual([]);
    expect(foreignLicences(licencesOf(lock, STATED), LICENCES)).toEqual([]);
    expect(unlistedScripts(withFetched(lock), INSTALL_SCRIPTS)).toEqual([]);
    const fetched = fetchedSets();
    expect(fetched.map(({ folder }) => folder)).toEqual(
      expect.arrayContaining(['tools/fonts', 'tools/openapi']),
    );
    for (const one of fetched)
      expect([...outOfStep(one.manifest, one.lock), ...unsealed(one.lock)]).toEqual([]);
  });

  it('check reports a package without a hash, from elsewhere, or linked', () => {
    const faults = unsealed(
      lockOf({
        'node_modules/a': { version: '1.0.0' },
        'node_modules/b': { integrity, resolved: 'git+ssh://git@example.com/b' },
        'node_modules/c': { link: true },
        'node_modules/d-darwin': { optional: true, os: ['darwin'] },
        'node_modules/e': { integrity },
      }),
    );
    expect(faults).toHaveLength(3);
    expect(faults.join()).toMatch(/node_modules\/a .*node_modules\/b .*node_modules\/c /);
  });

  it('check reports a version that is not pinned or differs from the lock file', () => {
    const manifest = { dependencies: { a: '^1.0.0', b: '1.0.0', c: '1.0.0' } };
    const lock = lockOf({
      '': { dependencies: { a: '^1.0.0', b: '1.0.0', c: '1.0.0' } },
      'node_modules/b': { version: '1.0.1' },
      'node_modules/c': { version: '1.0.0' },
    });
    expect(outOfStep(manifest, lock)).toEqual([
      'a@^1.0.0 is not pinned to one version',
      'b@1.0.0 is locked as 1.0.1',
    ]);
  });

  it('check reads licences as expressions', () => {
    const accepted = new Set(['MIT', 'Zlib']);
    expect(isAccepted('(MIT OR GPL-3.0-only)', accepted)).toBe(true);
    expect(isAccepted('(MIT AND Zlib)', accepted)).toBe(true);
    expect(isAccepted('MIT AND GPL-3.0-only', accepted)).toBe(false);
    const list = licencesOf(
      lockOf({ 'node_modules/x/node_modules/@y/z': { integrity, version: '1.0.0' } }),
      {},
    );
    expect(foreignLicences(list, accepted)).toEqual(['@y/z@1.0.0 is under unknown']);
    expect(nameOf('node_modules/x/node_modules/@y/z')).toBe('@y/z');
  });

  it('check allows only listed install scripts, and reports stale list entries', () => {
    const lock = lockOf({ 'node_modules/new': { integrity, hasInstallScript: true } });
    expect(unlistedScripts(lock, { old: 'why' })).toEqual([
      'new runs a script when it is installed',
      'old is listed but runs no script',
    ]);
  });

  it('check reports high and critical vulnerabilities in shipped packages, and an audit without an answer', () => {
    const shipped = new Set(['node_modules/a', 'node_modules/b']);
    const report = {
      vulnerabilities: {
        a: { name: 'a', severity: 'high', range: '<2', nodes: ['node_modules/a'] },
        b: { severity: 'low', nodes: ['node_modules/b'] },
        c: { severity: 'critical', nodes: ['node_modules/c'] },
      },
    };
    expect(vulnerabilities(JSON.stringify(report), shipped)).toEqual(['a <2: high']);
    expect(vulnerabilities('{"message":"405 Method Not Allowed"}', shipped)).toBeNull();
    expect(vulnerabilities('<html>', shipped)).toBeNull();
  });

  it('SBOM leaves out packages that are not shipped', () => {
    const component = (ref: string) => ({ 'bom-ref': ref, properties: [{}], scope: 'optional' });
    const sbom = {
      metadata: { component: { 'bom-ref': 'app@1.0.0' } },
      components: [component('a@1.0.0'), component('jest@1.0.0')],
      dependencies: [
        { ref: 'app@1.0.0', dependsOn: ['a@1.0.0', 'jest@1.0.0'] },
        { ref: 'jest@1.0.0', dependsOn: ['a@1.0.0'] },
      ],
    };
    const lock = lockOf({ 'node_modules/a': { version: '1.0.0' } });
    expect(onlyShipped(sbom, lock, new Set(['node_modules/a']))).toMatchObject({
      components: [{ 'bom-ref': 'a@1.0.0' }],
      dependencies: [{ ref: 'app@1.0.0', dependsOn: ['a@1.0.0'] }],
    });
  });
});
