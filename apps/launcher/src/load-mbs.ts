import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { AppError } from '@quillcare/contracts';
import {
  contextFor,
  runInContext,
  runServices,
  StartError,
  UnitOfWork,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { loadServices } from './catalogue';

/**
 * Loads a file of the Medicare Benefits Schedule as a table, with or without a running product; returns the lines to print.
 * Throws a `StartError` if it cannot be loaded.
 */
export async function loadMbs(config: ProcessConfig, path: string, replaces: boolean): Promise<string[]> {
  const { MbsTableRepository, readSchedule } = await import('@quillcare/app-quoting');
  const { schedule, sha256 } = await readFile(path, readSchedule);
  // Only quoting, on a separate port because the product may be running. Its workers publish the event.
  const running = await runServices({
    config: { ...config, port: 0, host: '127.0.0.1' },
    role: 'worker',
    services: await loadServices(['quoting']),
  });
  try {
    const tables = running.app.get(MbsTableRepository, { strict: false });
    const uow = running.app.get(UnitOfWork, { strict: false });
    const source = { fileName: basename(path), sha256, isSample: false, replaces };
    const { wasLoadedBefore } = await runInContext(contextFor({ kind: 'service', service: 'launcher' }), () =>
      uow.runPlatform('the schedule belongs to no practice', () => tables.store(schedule, source)),
    );
    return [
      wasLoadedBefore
        ? `You’ve already loaded this file: the table of ${schedule.date} has ${schedule.items.length} items.`
        : `Loaded ${schedule.items.length} items as the table of ${schedule.date}.`,
    ];
  } catch (error) {
    if (error instanceof AppError && error.code === 'MBS_TABLE_EXISTS')
      throw new StartError(`${error.message} Add --replace to do so.`);
    throw error;
  } finally {
    await running.stop();
  }
}

type ReadSchedule = typeof import('@quillcare/app-quoting').readSchedule;

async function readFile(
  path: string,
  readSchedule: ReadSchedule,
): Promise<{ schedule: Awaited<ReturnType<ReadSchedule>>; sha256: string }> {
  const { MbsFileError } = await import('@quillcare/app-quoting');
  const hash = createHash('sha256');
  async function* readHashed(): AsyncGenerator<Buffer> {
    for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
      hash.update(piece);
      yield piece;
    }
  }
  try {
    return { schedule: await readSchedule(readHashed()), sha256: hash.digest('hex') };
  } catch (error) {
    if (error instanceof MbsFileError) throw new StartError(error.message);
    if ((error as { code?: string }).code === 'ENOENT') throw new StartError(`There is no file ${path}.`);
    throw error;
  }
}
