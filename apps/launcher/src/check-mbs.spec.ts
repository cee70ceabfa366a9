import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkMbs } from './check-mbs';

const SAMPLE = join(__dirname, 'demo/mbs-sample.xml');

describe('checking a file of the Medicare Benefits Schedule', () => {
  it('reports what it contains', async () => {
    expect(await checkMbs(SAMPLE)).toEqual([
      '6 items, fees up to 2026-07-01.',
      '2 operations (1 with assistance), 2 with anaesthetic units, 1 with a derived fee.',
    ]);
  });

  it('explains in a sentence what is wrong', async () => {
    const path = join(tmpdir(), `mbs-${process.pid}.xml`);
    writeFileSync(path, '<MBS_XML><Data>');
    await expect(checkMbs(path)).rejects.toThrow('not a Medicare Benefits Schedule that we can read');
    await expect(checkMbs(`${path}.missing`)).rejects.toThrow('There is no file');
  });
});
