import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import {
  ARCHIVE_FORMAT,
  ARCHIVE_MANIFEST,
  practiceArchive,
  type PracticeArchive,
} from '@quillcare/contracts';
import { StartError } from '@quillcare/service-kit';
import { configure, Reader, ZipReader, type Entry, type FileEntry } from '@zip.js/zip.js';

configure({ useWebWorkers: false });

class DiskReader extends Reader<FileHandle> {
  override size = 0;

  constructor(private readonly handle: FileHandle) {
    super(handle);
  }

  override async init(): Promise<void> {
    await super.init?.();
    this.size = (await this.handle.stat()).size;
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    const bytes = Buffer.alloc(Math.max(0, Math.min(length, this.size - index)));
    await this.handle.read(bytes, 0, bytes.length, index);
    return bytes;
  }
}

const damagedError = (problem: string): StartError =>
  new StartError(`The archive is damaged: ${problem}. Nothing was imported.`);

export class OpenArchive {
  private constructor(
    private readonly handle: FileHandle,
    private readonly entries: ReadonlyMap<string, FileEntry>,
    private readonly password: string,
    readonly contents: PracticeArchive,
  ) {}

  /** Opens an archive; throws a `StartError` if it is incomplete or the password is wrong. */
  static async open(path: string, password: string): Promise<OpenArchive> {
    const handle = await open(path).catch(() => {
      throw new StartError(`There is no file ${path}.`);
    });
    try {
      const entries = await entriesOf(handle);
      const manifest = entries.get(ARCHIVE_MANIFEST);
      if (!manifest) throw damagedError(`${ARCHIVE_MANIFEST} is missing`);
      const text = Buffer.concat(await collect(bytesOf(manifest, password))).toString('utf8');
      return new OpenArchive(handle, entries, password, contentsOf(text));
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  /** Yields the bytes of a file, then throws a `StartError` if they differ from the manifest. */
  async *bytes(path: string): AsyncGenerator<Buffer> {
    const known = this.contents.files.find((file) => file.path === path);
    const entry = this.entries.get(path);
    if (!known || !entry) throw damagedError(`${path} is missing`);
    const hash = createHash('sha256');
    for await (const piece of bytesOf(entry, this.password)) {
      hash.update(piece);
      yield piece;
    }
    if (hash.digest('hex') !== known.sha256) throw damagedError(`${path} does not match its checksum`);
  }

  /** Verifies a file that is not otherwise read. */
  async check(path: string): Promise<void> {
    const bytes = this.bytes(path);
    while (!(await bytes.next()).done);
  }

  async *lines(path: string): AsyncGenerator<string> {
    const decoder = new TextDecoder();
    let begun = '';
    for await (const piece of this.bytes(path)) {
      const lines = (begun + decoder.decode(piece, { stream: true })).split('\n');
      begun = lines.pop() ?? '';
      yield* lines;
    }
    if (begun !== '') throw damagedError(`${path} ends in the middle of a record`);
  }

  close(): Promise<void> {
    return this.handle.close();
  }
}

async function entriesOf(handle: FileHandle): Promise<Map<string, FileEntry>> {
  try {
    const entries = await new ZipReader(new DiskReader(handle)).getEntries();
    return new Map(entries.filter(isFile).map((entry) => [entry.filename, entry]));
  } catch {
    throw damagedError('it is not a complete ZIP file');
  }
}

function isFile(entry: Entry): entry is FileEntry {
  return !entry.directory;
}

function contentsOf(text: string): PracticeArchive {
  const parsed = JSON.parse(text) as { format?: unknown };
  if (parsed.format !== ARCHIVE_FORMAT)
    throw new StartError(
      `The archive has format ${String(parsed.format)}, but this version reads format ${ARCHIVE_FORMAT}.`,
    );
  const { success, data } = practiceArchive.safeParse(parsed);
  if (!success) throw damagedError(`${ARCHIVE_MANIFEST} cannot be read`);
  return data;
}

/** Yields bytes as they are unpacked, a few chunks ahead of the reader. */
async function* bytesOf(entry: FileEntry, password: string): AsyncGenerator<Buffer> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const options = entry.encrypted ? { password, checkSignature: true } : {};
  const unpacked = entry.getData(writable, options).then(
    () => undefined,
    // If unpacking fails before it starts, the stream would otherwise stay open.
    async (error: unknown) => {
      await writable.abort(error).catch(() => undefined);
      throw error;
    },
  );
  unpacked.catch(() => undefined);
  try {
    for await (const piece of readable as unknown as AsyncIterable<Uint8Array>) yield Buffer.from(piece);
    await unpacked;
  } catch (error) {
    throw toStartError(error);
  }
}

function toStartError(error: unknown): unknown {
  if (error instanceof StartError) return error;
  if (/password/i.test(error instanceof Error ? error.message : ''))
    return new StartError('The password does not open this archive. Nothing was imported.');
  return damagedError('a file cannot be unpacked');
}

async function collect(pieces: AsyncIterable<Buffer>): Promise<Buffer[]> {
  const found: Buffer[] = [];
  for await (const piece of pieces) found.push(piece);
  return found;
}
