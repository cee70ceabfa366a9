import { createHash, randomBytes } from 'node:crypto';
import type { Product } from '@quillcare/testing';
import { contextFor, runInContext } from '../context';
import { UnitOfWork } from '../persistence/unit-of-work';
import { Storage, StoredFileDamagedError, StoredFileMissingError } from './storage';

const PDF = { mediaType: 'application/pdf' };

/** Returns the storage of quoting, as its code receives it. */
export function storageOf(product: Product): Storage {
  return product.app.get(Storage, { strict: false });
}

export function unitOfWorkOf(product: Product): UnitOfWork {
  return product.app.get(UnitOfWork, { strict: false });
}

/** Runs work as a job of one practice. */
export function inPractice<T>(organisationId: string, work: () => Promise<T>): Promise<T> {
  return runInContext(contextFor({ kind: 'service', service: 'quoting' }, { organisationId }), work);
}

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export async function collected(pieces: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

/** What every file storage must do. */
export function storageSuite(productOf: () => Product): void {
  const [ours, theirs] = [crypto.randomUUID(), crypto.randomUUID()];
  const storage = () => storageOf(productOf());

  it.each([0, 1, 262_143, 262_144, 262_145, 1_000_000])('stores %d bytes unchanged', async (size) => {
    const bytes = randomBytes(size);
    const written = { ...PDF, sizeBytes: size, sha256: sha256(bytes) };
    await inPractice(ours, async () => {
      expect(await storage().put(`sizes/${size}.pdf`, bytes, PDF)).toEqual(written);
      expect(await storage().exists(`sizes/${size}.pdf`)).toEqual(written);
      expect((await collected(storage().read(`sizes/${size}.pdf`))).equals(bytes)).toBe(true);
    });
  });

  it('accepts a stream in chunks of any size and replaces the existing file', async () => {
    const bytes = randomBytes(700_001);
    await inPractice(ours, async () => {
      await storage().put('stream.bin', randomBytes(900_000), PDF);
      await storage().put('stream.bin', inPieces(bytes, 33_333), { ...PDF, sha256: sha256(bytes) });
      expect((await collected(storage().read('stream.bin'))).equals(bytes)).toBe(true);
    });
  });

  it('stores and returns a file of 20 MB', async () => {
    const bytes = randomBytes(20_000_000);
    await inPractice(ours, async () => {
      await storage().put('long.bin', inPieces(bytes, 100_000), { ...PDF, sha256: sha256(bytes) });
      expect(await storage().exists('long.bin')).toMatchObject({ sizeBytes: 20_000_000 });
      expect(sha256(await collected(storage().read('long.bin')))).toBe(sha256(bytes));
    });
  });

  it.each([
    [0, 1],
    [5, 9],
    [262_140, 262_150],
    [599_990, 599_999],
  ])('reads the bytes from %d to %d', async (start, end) => {
    const bytes = randomBytes(600_000);
    await inPractice(ours, async () => {
      await storage().put('range.bin', bytes, PDF);
      const part = await collected(storage().read('range.bin', { start, end }));
      expect(part.equals(bytes.subarray(start, end + 1))).toBe(true);
    });
  });

  it('rejects content that does not match the announced hash, and keeps the existing file', async () => {
    const [before, announced] = [randomBytes(10), randomBytes(20)];
    await inPractice(ours, async () => {
      await storage().put('announced.bin', before, PDF);
      const put = storage().put('announced.bin', randomBytes(20), { ...PDF, sha256: sha256(announced) });
      await expect(put).rejects.toThrow(StoredFileDamagedError);
      expect(await collected(storage().read('announced.bin'))).toEqual(before);
    });
  });

  it('hides files and keys from other practices', async () => {
    await inPractice(ours, () => storage().put('secret.bin', Buffer.from('ours'), PDF));
    await inPractice(theirs, async () => {
      expect(await storage().exists('secret.bin')).toBeNull();
      await expect(collected(storage().read('secret.bin'))).rejects.toThrow(StoredFileMissingError);
      await storage().put('secret.bin', Buffer.from('theirs'), PDF);
      await storage().delete('secret.bin');
    });
    const kept = await inPractice(ours, () => collected(storage().read('secret.bin')));
    expect(kept.toString()).toBe('ours');
  });

  it('rejects a key that leaves the practice’s folder', async () => {
    for (const key of ['../x', '/x', 'a//b', 'a/../b', '', 'A', 'a b', `${'x'.repeat(201)}`])
      await inPractice(ours, () =>
        expect(storage().put(key, Buffer.from('x'), PDF)).rejects.toThrow('cannot be the key'),
      );
  });

  it('deletes a file, and ignores a missing one', async () => {
    await inPractice(ours, async () => {
      await storage().put('gone.bin', Buffer.from('x'), PDF);
      await storage().delete('gone.bin');
      await storage().delete('gone.bin');
      expect(await storage().exists('gone.bin')).toBeNull();
    });
  });

  it('deletes all files of a folder and none beside it', async () => {
    const keys = ['folder/a.bin', 'folder/deep/b.bin', 'folder-c.bin', 'folder0.bin'];
    await inPractice(ours, async () => {
      for (const key of keys) await storage().put(key, Buffer.from('x'), PDF);
      await storage().delete('folder/');
      const left = [];
      for (const key of keys) if (await storage().exists(key)) left.push(key);
      expect(left).toEqual(['folder-c.bin', 'folder0.bin']);
      await storage().delete('folder/');
    });
  });

  it('refuses access inside a transaction, which could not be rolled back', async () => {
    await inPractice(ours, async () => {
      await storage().put('kept.bin', Buffer.from('before'), PDF);
      const attempts: (() => Promise<unknown>)[] = [
        () => storage().put('kept.bin', Buffer.from('after'), PDF),
        () => storage().delete('kept.bin'),
        () => storage().exists('kept.bin'),
        () => collected(storage().read('kept.bin')),
      ];
      for (const work of attempts)
        await expect(unitOfWorkOf(productOf()).run(work)).rejects.toThrow('inside a transaction');
      expect((await collected(storage().read('kept.bin'))).toString()).toBe('before');
    });
  });

  it('requires a practice', async () => {
    const nobody = contextFor({ kind: 'service', service: 'quoting' });
    await runInContext(nobody, () =>
      expect(storage().put('x', Buffer.from('x'), PDF)).rejects.toThrow('needs an organisation'),
    );
  });
}
