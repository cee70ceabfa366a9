import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(__dirname, '..');
const cases = [
  {
    file: 'libs/rules/src/forbidden-import-of-contracts.ts',
    imports: '@quillcare/contracts',
    // Reported as a cycle where it closes one, otherwise as a forbidden tag. Both are this rule.
    complaint: '@nx/enforce-module-boundaries',
  },
  {
    file: 'libs/rules/src/forbidden-import.ts',
    imports: '@quillcare/service-kit',
    complaint: '@nx/enforce-module-boundaries',
  },
  {
    file: 'apps/crm/src/forbidden-import.ts',
    imports: '@quillcare/app-quoting',
    complaint: '"type:service" can only depend on',
  },
  {
    file: 'apps/crm/src/forbidden-relative-import.ts',
    imports: '../../quoting/src/quoting.service',
    complaint: 'cannot be imported by a relative or absolute path',
  },
  {
    file: 'apps/crm/src/forbidden-test-code.ts',
    imports: '@quillcare/testing',
    complaint: 'house/testing-only-in-tests',
  },
  {
    file: 'apps/quoting/src/patient/signing/forbidden-deep-import.ts',
    imports: '../../quote/quote/domain/quote',
    complaint: 'house/service-folders "quote" is a room of quoting: import it by its index.ts',
  },
  {
    file: 'apps/quoting/src/quote/quote/forbidden-import.ts',
    imports: '../../patient',
    complaint: 'house/service-folders "quote/" may not import "patient/", which builds on it',
  },
  {
    file: 'apps/identity/src/user/forbidden-import.ts',
    imports: '../session/session-revoker',
    complaint: 'house/service-folders "user/" may not import "session/", which builds on it',
  },
  {
    file: 'apps/crm/src/enquiry/forbidden-import.ts',
    imports: '../household/household.parts',
    complaint: 'house/service-folders Nothing imports "household/"',
  },
  {
    file: 'apps/web/src/forbidden-import.ts',
    imports: '@quillcare/service-kit',
    complaint: '"type:web" can only depend on',
  },
  {
    file: 'apps/web/src/features/clients/forbidden-import.ts',
    imports: '../quotes/anything',
    complaint: 'house/no-cross-feature-import',
  },
  {
    file: 'apps/web/src/shared/list/forbidden-import.ts',
    imports: '../../features/clients/client.page',
    complaint: 'house/web-layers shared/ may not import features/',
  },
  {
    file: 'apps/web/src/shared/list/forbidden-import-of-app.ts',
    imports: '../../app/early-reads',
    complaint: 'house/web-layers shared/ may not import app/',
  },
  {
    file: 'apps/web/src/features/clients/forbidden-import-of-app.ts',
    imports: '../../app/early-reads',
    complaint: 'house/web-layers A feature may not import app/',
  },
  {
    file: 'apps/web/src/patient/forbidden-import.ts',
    imports: '../app/early-reads',
    complaint: 'house/web-layers The patient page may import shared/ only',
  },
  {
    file: 'apps/web/src/app/forbidden-import.ts',
    imports: '../features/clients/client-list.page',
    complaint: 'house/web-layers app/ knows a feature by its feature.ts only',
  },
  {
    file: 'apps/web/src/features/clients/without-a-role.tsx',
    imports: './client.texts',
    complaint: 'house/tsx-role Give the file a role',
  },
];

/** A boundary is only useful if crossing it fails, so each is violated once. */
describe('import boundaries between projects and within a service', () => {
  const made: string[] = [];

  afterEach(() => {
    for (const path of made.splice(0)) rmSync(path, { recursive: true, force: true });
  });

  /** The first folder of the path that does not exist yet must be removed afterwards. */
  const write = (file: string, text: string): void => {
    const path = join(root, file);
    made.push(mkdirSync(dirname(path), { recursive: true }) ?? path);
    writeFileSync(path, text);
  };

  it('reject every forbidden import with the reason', () => {
    for (const { file, imports } of cases) {
      write(file, `import * as forbidden from '${imports}';\n\nexport const used = forbidden;\n`);
    }
    const { status, stdout } = spawnSync(
      process.execPath,
      ['tools/lint.mjs', '--format', 'json', ...cases.map(({ file }) => file)],
      { cwd: root, encoding: 'utf8' },
    );
    expect(status).toBe(1);
    const results = JSON.parse(stdout) as {
      filePath: string;
      messages: { ruleId: string; message: string }[];
    }[];
    for (const { file, complaint } of cases) {
      const messages = results.find(({ filePath }) => filePath === join(root, file))?.messages ?? [];
      expect(
        `${file}: ${messages.map(({ ruleId, message }) => `${ruleId} ${message}`).join('\n')}`,
      ).toContain(complaint);
    }
  }, 120_000);
});
