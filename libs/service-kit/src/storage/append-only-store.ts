import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { insideTransaction } from '../persistence/open-transaction';
import type { ObjectStoreConfig } from './object-store.config';

/**
 * Small texts outside the database that are written once and never again. It offers no way to change or remove one. A key is a
 * path of plain segments. Every method throws inside a transaction, like a remote call.
 */
export abstract class AppendOnlyStore {
  /** Writes a text; false, and nothing is written, if there is one under this key. */
  abstract add(key: string, text: string): Promise<boolean>;

  /** The text under a key; throws if there is none. */
  abstract read(key: string): Promise<string>;

  /** The names directly below a folder, files and folders alike, in the order of the alphabet; none if it does not exist. */
  abstract names(folder: string): Promise<string[]>;

  /** Ends the connections that are kept open, if any. */
  onApplicationShutdown?(): void;
}

/** Where such texts are kept: below a folder of this machine, or below a prefix of an S3-compatible bucket. */
export type AppendOnlyPlace = { folder: string } | { store: ObjectStoreConfig; prefix: string };

/** The store of a place. Amazon's client is slow to load: only a bucket loads it. */
export async function appendOnlyStore(place: AppendOnlyPlace): Promise<AppendOnlyStore> {
  if ('folder' in place) return new AppendOnlyFolder(place.folder);
  const { AppendOnlyBucket } = await import('./append-only-bucket');
  return new AppendOnlyBucket(place.store, place.prefix);
}

const SEGMENT = /^[a-z0-9][a-z0-9._-]*$/;

/** The key, if a store may be asked for it now. */
export function checkedStoreKey(key: string): string {
  if (insideTransaction())
    throw new Error('A store outside the database must not be asked in a transaction.');
  if (key !== '' && !key.split('/').every((segment) => SEGMENT.test(segment)))
    throw new Error(`"${key}" cannot be a key.`);
  return key;
}

class AppendOnlyFolder extends AppendOnlyStore {
  constructor(private readonly root: string) {
    super();
  }

  async add(key: string, text: string): Promise<boolean> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true });
    try {
      await writeFile(path, text, { flag: 'wx', mode: 0o444, flush: true });
      return true;
    } catch (error) {
      if (codeOf(error) === 'EEXIST') return false;
      throw error;
    }
  }

  read(key: string): Promise<string> {
    return readFile(this.pathOf(key), 'utf8');
  }

  async names(folder: string): Promise<string[]> {
    try {
      return (await readdir(this.pathOf(folder))).sort();
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    }
  }

  private pathOf(key: string): string {
    return join(this.root, checkedStoreKey(key));
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
