import type { KeptFiles, ProcessLogger, UnitOfWork } from '@quillcare/service-kit';
import type { ExportFiles } from '../export-files';
import { SweepBackgroundJob } from './sweep-background.job';

it('removes the remaining files when one cannot be removed, and then old bulk changes', async () => {
  const removed: string[] = [];
  const execute = jest.fn().mockResolvedValue(1);
  const failure = jest.fn();
  const sweep = jest.fn();
  const run = (_which: string, work: () => unknown) => work();
  const job = new SweepBackgroundJob(
    {
      now: () => new Date('2026-11-23T02:00:00Z'),
      query: async () => [
        { id: 'first', organisationId: 'practice', table: 'list_export' },
        { id: 'second', organisationId: 'practice', table: 'practice_export' },
      ],
      runPlatform: run,
      runFor: run,
      execute,
    } as unknown as UnitOfWork,
    {
      markForRemoval: async (id: string) => {
        if (id === 'first') throw new TypeError('cannot be removed');
        removed.push(id);
      },
    } as unknown as ExportFiles,
    { sweep } as unknown as KeptFiles,
    { failure } as unknown as ProcessLogger,
  );
  await job.handle();
  expect(removed).toEqual(['second']);
  expect(failure).toHaveBeenCalledTimes(1);
  expect(sweep).toHaveBeenCalledTimes(1);
  expect(execute.mock.calls.map(([sql]) => /from (\S+)/.exec(String(sql))?.[1])).toEqual([
    'import.practice_export',
    'import.bulk_run',
  ]);
});
