import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isInTransaction } from '../persistence/open-transaction';
import type { ObjectStoreConfig } from './object-store.config';

/**
 * Stores small texts outside the database that are written once and can be neither changed nor removed. A key is a path of plain
 * segments. Every method throws inside a transaction, as a remote call does.
 */
export abstract class AppendOnlyStore {
  /** Writes a text; returns false, and writes nothing, if the key exists. */
  abstract add(key: string, text: string): Promise<boolean>;

  /** Returns the text under a key; throws if there is none. */
  abstract read(key: string): Promise<string>;

  /** Returns the names directly below a folder, files and folders alike, in alphabetical order; empty if it does not exist. */
  abstract listNames(folder: string): Promise<string[]>;

  /** Closes connections that are kept alive, if any. */
  onApplicationShutdown?(): void;
}

/** Where the texts are stored: below a folder of this machine, or below a prefix of an S3-compatible bucket. */
export type AppendOnlyLocation = { folder: string } | { store: ObjectStoreConfig; prefix: string };

/** Opens the store of a place. The AWS SDK is slow to load, so it is only loaded for a bucket. */
export async function appendOnlyStore(place: AppendOnlyLocation): Promise<AppendOnlyStore> {
  if ('folder' in place) return new AppendOnlyFolder(place.folder);
  const { AppendOnlyBucket } = await import('./append-only-bucket');
  return new AppendOnlyBucket(place.store, place.prefix);
}

const SEGMENT = /^[a-z0-9][a-z0-9._-]*$/;

/** Returns the key if it is valid; throws if not, or inside a transaction. */
export function assertStoreKey(key: string): string {
  if (isInTransaction()) throw new Error('A store outside the database must not be asked in a transaction.');
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

  async listNames(folder: string): Promise<string[]> {
    try {
      return (await readdir(this.pathOf(folder))).sort();
    } catch (error) {
      if (codeOf(error) === 'ENOENT') return [];
      throw error;
    }
  }

  private pathOf(key: string): string {
    return join(this.root, assertStoreKey(key));
  }
}

function codeOf(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code;
}
