import type { ProcessLogger, UnitOfWork } from '@quillcare/service-kit';
import type { CaseChecklists } from '../operations/case-checklists';
import type { ChecklistTemplateRepository } from '../persistence/checklist-template.repository';
import { AlignCaseChecklistsJob } from './align-case-checklists.job';

it('aligns the remaining cases when one fails, then fails itself so that the job is retried', async () => {
  const aligned: string[] = [];
  const failure = jest.fn();
  const job = new AlignCaseChecklistsJob(
    {
      align: async (id: string) => {
        if (id === 'first') throw new TypeError('cannot be aligned');
        aligned.push(id);
      },
    } as unknown as CaseChecklists,
    { stored: async () => ({ version: 3 }) } as unknown as ChecklistTemplateRepository,
    {
      runFor: (_organisationId: string, work: () => unknown) => work(),
      query: async () => [{ id: 'first' }, { id: 'second' }, { id: 'third' }],
    } as unknown as UnitOfWork,
    { failure } as unknown as ProcessLogger,
  );
  const data = { organisationId: 'practice', templateVersion: 3, timeZone: 'Australia/Sydney' };
  await expect(job.handle(data)).rejects.toThrow('1 of 3 items failed.');
  expect(aligned).toEqual(['second', 'third']);
  expect(failure).toHaveBeenCalledTimes(1);
});
