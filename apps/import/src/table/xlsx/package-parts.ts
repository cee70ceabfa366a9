import { configure, Reader, ZipReader, type FileEntry } from '@zip.js/zip.js';
import type { FileBytes } from '../file-bytes';
import { TABLE_FAULTS, TableFaultError } from '../table';

// Node has no browser web workers.
configure({ useWebWorkers: false });

/** Excel's own workbooks have a few dozen. */
const MAX_PARTS = 5_000;
/** Twice what a sheet of a million rows needs, in bytes. */
const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
/** Sheets of repetitive text compress to about a hundredth. */
const MAX_COMPRESSION_RATIO = 250;
const MIN_BYTES_FOR_RATIO_CHECK = 32 * 1024 * 1024;

class BytesReader extends Reader<FileBytes> {
  constructor(private readonly file: FileBytes) {
    super(file);
    this.size = file.size;
  }

  override async readUint8Array(index: number, length: number): Promise<Uint8Array> {
    return this.file.read(index, length);
  }
}

/** The files within a workbook, each read as a stream. Zip bombs are detected while reading. */
export class PackageParts {
  private constructor(
    private readonly entries: ReadonlyMap<string, FileEntry>,
    private readonly packed: number,
  ) {}

  static async open(file: FileBytes): Promise<PackageParts> {
    const entries = new Map<string, FileEntry>();
    try {
      for await (const entry of new ZipReader(new BytesReader(file)).getEntriesGenerator()) {
        if (entry.encrypted) throw new TableFaultError(TABLE_FAULTS.oldExcel);
        if (!entry.directory) entries.set(normalisePartName(entry.filename), entry);
        if (entries.size > MAX_PARTS) throw new TableFaultError(TABLE_FAULTS.tooLarge);
      }
    } catch (error) {
      throw error instanceof TableFaultError ? error : new TableFaultError(TABLE_FAULTS.damaged);
    }
    return new PackageParts(entries, file.size);
  }

  has(name: string): boolean {
    return this.entries.has(normalisePartName(name));
  }

  /**
   * Yields the text of a part in slices. `onShare` receives the fraction read (0 to 1), based on the size that the archive
   * declares.
   */
  async *readText(name: string, onShare: (share: number) => void = () => {}): AsyncGenerator<string> {
    const entry = this.entries.get(normalisePartName(name));
    if (!entry) throw new TableFaultError(TABLE_FAULTS.damaged);
    const decoder = new TextDecoder('utf-8');
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    let unpacked = 0;
    const reading = entry.getData(writable).catch((error: unknown) => error);
    try {
      for await (const bytes of readable as unknown as AsyncIterable<Uint8Array>) {
        unpacked += bytes.length;
        // Counts the actual output and ignores the size that the archive declares.
        if (this.exceedsLimits(unpacked)) throw new TableFaultError(TABLE_FAULTS.tooLarge);
        onShare(unpacked / Math.max(unpacked, entry.uncompressedSize));
        yield decoder.decode(bytes, { stream: true });
      }
    } catch (error) {
      throw error instanceof TableFaultError ? error : new TableFaultError(TABLE_FAULTS.damaged);
    }
    if ((await reading) instanceof Error) throw new TableFaultError(TABLE_FAULTS.damaged);
    yield decoder.decode();
  }

  private exceedsLimits(unpacked: number): boolean {
    const isBomb = unpacked > MIN_BYTES_FOR_RATIO_CHECK && unpacked > this.packed * MAX_COMPRESSION_RATIO;
    return isBomb || unpacked > MAX_UNPACKED_BYTES;
  }
}

/** Normalises part names: some writers start them with a slash or use backslashes, and Windows ignores case. */
function normalisePartName(name: string): string {
  return name.replace(/^\/+/, '').replaceAll('\\', '/').toLowerCase();
}
