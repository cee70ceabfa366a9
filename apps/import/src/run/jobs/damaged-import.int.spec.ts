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

  it.each([
    ['a NUL far after the beginning', '\0'],
    ['half of a surrogate pair', '\uD83D'],
    ['a value cut in the middle of an emoji', `${'x'.repeat(199)}😀`],
  ])('rejects only the row with %s', async (_, text) => {
    const good = (at: number) => `Aroha,Ngata,a${at}@example.com.au,0412000111,Newtown`;
    const lines = Array.from({ length: 2_000 }, (__, at) => good(at));
    lines[1_900] = `Jun,Li,jun${text}@example.com.au,0412000112,Newtown`;
    const file = ['firstName,lastName,email,phone,suburb', ...lines].join('\n');
    for (const encoding of ['utf8', 'utf16le'] as const) {
      practice = await product.signUp();
      const bytes = Buffer.from(encoding === 'utf16le' ? `\uFEFF${file}` : file, encoding);
      const run = await importFile(product, practice.admin, bytes);
      expect(run).toMatchObject({ status: 'COMPLETED', total: 2_000, successful: 1_999, failed: 1 });
      expect(run.errors).toMatchObject([{ row: 1_902, column: 'email' }]);
      expect(await storedEmails()).toHaveLength(1_999);
    }
  });
});
