import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testProduct } from '@quillcare/testing';
import { checkCheckpoints } from './check-checkpoints';

const env = { CHECKPOINT_DIR: mkdtempSync(join(tmpdir(), 'quillcare-checkpoints-')) };
const product = testProduct({ only: ['identity', 'audit'], env });
afterAll(() => rmSync(env.CHECKPOINT_DIR, { recursive: true }));

it('compares audit chains with their checkpoints beside a running product and names a faulty practice', async () => {
  const { organisationId } = await product.signUp();
  const { lines, isSound } = await checkCheckpoints(product.config, organisationId, env);
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(`^OK   practice ${organisationId}: \\d+ entries, (not attested yet|attested)`),
    ),
    expect.stringMatching(/^Checked 1 practices and \d checkpoints\. Nothing is wrong\.$/),
  ]);
  expect(isSound).toBe(true);
  const folder = join(env.CHECKPOINT_DIR, product.config.namespace, 'checkpoints', organisationId);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '2026-01-01.json'), '{}');
  const found = await checkCheckpoints(product.config, null, env);
  expect(found.isSound).toBe(false);
  expect(found.lines).toContain(
    `BAD  practice ${organisationId}: the checkpoint of 2026-01-01 cannot be read`,
  );
  await expect(checkCheckpoints(product.config, null, {})).rejects.toThrow('No checkpoints are kept');
});
