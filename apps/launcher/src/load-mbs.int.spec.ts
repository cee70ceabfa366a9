import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct, testProduct } from '@quillcare/testing';
import { loadMbs } from './load-mbs';

const SAMPLE = join(__dirname, 'demo/mbs-sample.xml');
const OTHER = join(tmpdir(), `mbs-load-${process.pid}.xml`);

const product = testProduct(() => startProduct({ only: ['identity', 'quoting', 'audit'] }));
beforeAll(async () => {
  writeFileSync(OTHER, readFileSync(SAMPLE, 'utf8').replace('>331.25<', '>340.00<'));
});

const stored = () =>
  product.sql(
    'select effective_on, item_count, loaded_by_name, replaced_at is null as in_force from quoting.mbs_table',
  );

it('loads a schedule once beside a running product, and replaces it only on request', async () => {
  expect(await loadMbs(product.config, SAMPLE, false)).toEqual([
    'Loaded 6 items as the table of 2026-07-01.',
  ]);
  expect(await loadMbs(product.config, SAMPLE, false)).toEqual([
    'You’ve already loaded this file: the table of 2026-07-01 has 6 items.',
  ]);
  await expect(loadMbs(product.config, OTHER, false)).rejects.toThrow('Add --replace to do so.');
  expect(await stored()).toMatchObject([{ item_count: 6, loaded_by_name: 'launcher', in_force: true }]);
  expect(await loadMbs(product.config, OTHER, true)).toEqual(['Loaded 6 items as the table of 2026-07-01.']);
  expect(await stored()).toHaveLength(2);
  // It belongs to no practice but is audited all the same.
  await product.eventually(async () =>
    expect(await product.sql(`select 1 from audit.entry where entity_type = 'MBS_TABLE'`)).toHaveLength(2),
  );
});

it('stores nothing of an invalid file and explains in a sentence what is wrong', async () => {
  const bad = `${OTHER}.bad`;
  writeFileSync(bad, '<MBS_XML><Data>');
  await expect(loadMbs(product.config, bad, false)).rejects.toThrow('not a Medicare Benefits Schedule');
  await expect(loadMbs(product.config, `${bad}.missing`, false)).rejects.toThrow('There is no file');
  expect(await stored()).toHaveLength(2);
});
