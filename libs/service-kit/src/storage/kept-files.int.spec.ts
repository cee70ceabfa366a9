import { randomUUID } from 'node:crypto';
import { sweepStoredFiles } from '@quillcare/contracts';
import { startProduct, testProduct } from '@quillcare/testing';
import { contextFor, runInContext } from '../context';
import { KeptFiles } from './kept-files';
import { inPractice, storageOf, unitOfWorkOf } from './storage.suite';

const product = testProduct(() => startProduct({ only: ['quoting'] }));

const PDF = { mediaType: 'application/pdf' };
const kept = () => product.app.get(KeptFiles, { strict: false });
const write = (key: string) => kept().write(key, Buffer.from('x'), PDF);
const exists = async (key: string) => (await storageOf(product).exists(key)) !== null;
const sweep = () =>
  runInContext(contextFor({ kind: 'service', service: 'quoting' }), () => kept().sweep(sweepStoredFiles));
/** Makes what was written look `minutes` older. */
const wait = (minutes: number) =>
  product.sql('update quoting.unkept_file set remove_after = remove_after - make_interval(mins => $1)', [
    minutes,
  ]);

afterEach(() => jest.restoreAllMocks());

it('keeps a file if its transaction commits, and sweeps it if the transaction rolls back', async () => {
  await inPractice(randomUUID(), async () => {
    await write('kept.bin');
    await write('lost.bin');
    await unitOfWorkOf(product).run(() => kept().keep('kept.bin'));
    const failing = unitOfWorkOf(product).run(async () => {
      await kept().keep('lost.bin');
      throw new Error('changed our mind');
    });
    await expect(failing).rejects.toThrow('changed our mind');
    await wait(61);
    await sweep();
    expect([await exists('kept.bin'), await exists('lost.bin')]).toEqual([true, false]);
  });
});

it('removes a forgotten folder once its transaction commits, but not if it rolls back', async () => {
  await inPractice(randomUUID(), async () => {
    for (const folder of ['a', 'b']) {
      await write(`${folder}/1.bin`);
      await unitOfWorkOf(product).run(() => kept().keep(`${folder}/1.bin`));
    }
    await unitOfWorkOf(product).run(() => kept().forget('a/'));
    const failing = unitOfWorkOf(product).run(async () => {
      await kept().forget('b/');
      throw new Error('changed our mind');
    });
    await expect(failing).rejects.toThrow();
    await sweep();
    expect([await exists('a/1.bin'), await exists('b/1.bin')]).toEqual([false, true]);
  });
});

it('refuses to keep a file that is being swept', async () => {
  await inPractice(randomUUID(), async () => {
    await write('late.bin');
    await wait(61);
    await sweep();
    await expect(unitOfWorkOf(product).run(() => kept().keep('late.bin'))).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
  });
});

it('sweeps the next file if one cannot be removed, and retries that one later', async () => {
  await inPractice(randomUUID(), async () => {
    await write('stuck.bin');
    await write('after.bin');
    await wait(61);
    const remove = storageOf(product).delete.bind(storageOf(product));
    jest.spyOn(storageOf(product), 'delete').mockImplementation((key) => {
      return key === 'stuck.bin' ? Promise.reject(new Error('This file cannot be removed.')) : remove(key);
    });
    await sweep();
    expect([await exists('stuck.bin'), await exists('after.bin')]).toEqual([true, false]);
    jest.restoreAllMocks();
    await wait(11);
    await sweep();
    expect(await exists('stuck.bin')).toBe(false);
  });
});
