import { downloadPracticeExport, SERVICES, type UserPrincipal } from '@quillcare/contracts';
import { hasWorkInHand, type Product, type TestDatabase } from '@quillcare/testing';
import { BlobReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js';
import { Client } from 'pg';

/** Waits until everything the demo caused has reached every service: nothing is queued, and nothing has arrived for a while. */
export async function quiet(product: Product): Promise<void> {
  let [before, since] = ['', Date.now()];
  await product.eventually(async () => {
    const counts: string[] = [];
    for (const service of SERVICES) {
      const [row] = await product.sql<{ all: number; waiting: number }>(
        `select count(*)::int as all, (count(*) filter (where published_at is null and coalesce(not_before, now()) <= now()))::int as waiting
          from ${service}.outbox`,
      );
      const [handled] = await product.sql<{ count: number }>(
        `select count(*)::int as count from ${service}.inbox`,
      );
      counts.push([row?.all, row?.waiting, handled?.count].join(' '));
      if (row?.waiting) since = Date.now();
    }
    if (await hasWorkInHand(product)) since = Date.now();
    if (counts.join() !== before) [before, since] = [counts.join(), Date.now()];
    if (Date.now() - since < 1_000) throw new Error('Something is still under way.');
  });
}

/** Downloads an archive as a browser does. */
export async function archiveOf(product: Product, id: string, by: UserPrincipal): Promise<Buffer> {
  const parts: Buffer[] = [];
  let cursor: string | undefined;
  do {
    const part = await product.call(downloadPracticeExport, { params: { id }, query: { cursor } }, by);
    parts.push(Buffer.from(part.base64, 'base64'));
    cursor = part.nextCursor ?? undefined;
    if (!cursor) expect(Buffer.concat(parts)).toHaveLength(part.sizeBytes);
  } while (cursor);
  return Buffer.concat(parts);
}

/** Parsed once per archive, because it has hundreds of files and several tests look at all of them. */
const opened = new WeakMap<Buffer, Promise<Map<string, FileEntry>>>();
const texts = new WeakMap<FileEntry, Map<string, Promise<string>>>();

async function open(zip: Buffer): Promise<Map<string, FileEntry>> {
  const found = await new ZipReader(new BlobReader(new Blob([new Uint8Array(zip)]))).getEntries();
  return new Map(found.filter((one): one is FileEntry => !one.directory).map((one) => [one.filename, one]));
}

export function entriesOf(zip: Buffer): Promise<Map<string, FileEntry>> {
  const entries = opened.get(zip) ?? open(zip);
  opened.set(zip, entries);
  return entries;
}

/** Reads a file of an archive with an independent implementation. */
export async function textIn(zip: Buffer, path: string, password: string): Promise<string> {
  const entry = (await entriesOf(zip)).get(path);
  if (!entry) throw new Error(`${path} is not in the archive.`);
  const read = texts.get(entry) ?? new Map<string, Promise<string>>();
  const text = read.get(password) ?? entry.getData(new TextWriter(), entry.encrypted ? { password } : {});
  texts.set(entry, read.set(password, text));
  return text;
}

/** Connects as the owner of the database. */
export async function connected({ url }: TestDatabase): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}
