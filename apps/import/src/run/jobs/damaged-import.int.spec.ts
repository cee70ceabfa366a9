import fc from 'fast-check';
import { testProduct, type TestOrganisation } from '@quillcare/testing';
import { damagedFile, damagedLines } from '../../../fixtures/damaged-csv.generator';
import { importFile } from '../../../fixtures/importing.suite';

const product = testProduct({ only: ['identity', 'crm', 'import'] });
let practice: TestOrganisation;
beforeEach(async () => {
  practice = await product.signUp();
});

async function storedEmails(): Promise<string[]> {
  const rows = await product.sql<{ email: string }>(
    'select email from crm.client where organisation_id = $1',
    [practice.organisationId],
  );
  return rows.map(({ email }) => email);
}

describe('importing a damaged file', () => {
  const files = fc.sample(
    damagedLines.filter((lines) => lines.some(({ kind }) => kind === 'sound')),
    { numRuns: 8, seed: 20_261_122 },
  );

  it.each(files.map((lines, at) => ({ at, lines })))(
    'accounts for every row of file $at, and stores what it reports',
    async ({ lines }) => {
      const run = await importFile(product, practice.admin, Buffer.from(damagedFile(lines)));
      const stored = await storedEmails();
      expect(run.status).toBe('COMPLETED');
      expect(run.total).toBe(run.successful + run.failed + run.skipped);
      expect(new Set(run.errors.map(({ row }) => row)).size).toBe(run.failed);
      expect(stored).toHaveLength(run.successful);
      const sound = lines.filter(({ kind }) => kind === 'sound').map(({ text }) => text.split(',')[2]);
      expect(stored).toEqual(expect.arrayContaining(sound));
    },
  );

  it.each(['utf8', 'utf16le'] as const)(
    'rejects only the rows with a NUL, half of a surrogate pair or a value cut in an emoji: %s',
    async (encoding) => {
      const good = (at: number) => `Aroha,Ngata,a${at}@example.com.au,0412000111,Newtown`;
      const lines = Array.from({ length: 700 }, (_, at) => good(at));
      for (const [at, text] of ['\0', '\uD83D', `${'x'.repeat(199)}😀`].entries())
        lines[600 + at] = `Jun,Li,jun${text}@example.com.au,0412000112,Newtown`;
      const file = ['firstName,lastName,email,phone,suburb', ...lines].join('\n');
      const bytes = Buffer.from(encoding === 'utf16le' ? `\uFEFF${file}` : file, encoding);
      const run = await importFile(product, practice.admin, bytes);
      expect(run).toMatchObject({ status: 'COMPLETED', total: 700, successful: 697, failed: 3 });
      expect(run.errors).toMatchObject([602, 603, 604].map((row) => ({ row, column: 'email' })));
      expect(await storedEmails()).toHaveLength(697);
    },
  );
});
