import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from './config';
import { readSecretFiles } from './secret-files';

const folder = mkdtempSync(join(tmpdir(), 'quillcare-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

it('reads secrets from files without a trailing newline', () => {
  const env = {
    APP_SECRET_FILE: file('app', 'the secret \n'),
    DATABASE_PASSWORD_CRM_API_FILE: file('crm', 'of crm'),
    SSL_CERT_FILE: file('certificate', 'none of ours'),
    OTHER: 'x',
  };
  expect(readSecretFiles(env)).toEqual({ APP_SECRET: 'the secret ', DATABASE_PASSWORD_CRM_API: 'of crm' });
});

it('names every unreadable file and every secret given twice', () => {
  const attempt = () =>
    readSecretFiles({
      NATS_URL_FILE: join(folder, 'none'),
      REDIS_URL_FILE: file('redis', 'a'),
      REDIS_URL: 'b',
    });
  expect(attempt).toThrow(ConfigError);
  expect(attempt).toThrow(/NATS_URL_FILE: .*none cannot be read \(ENOENT\)/);
  expect(attempt).toThrow(/REDIS_URL_FILE and REDIS_URL are both set/);
});
