import { checkEvidence, turnToEvidence, type JobData } from '@quillcare/contracts';
import { isoWeekday } from '@quillcare/rules';
import { Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';

/** Reading every file takes long where there are many: once a week is soon enough to find one that a backup still has. */
const FILES_ON = 7;

@Processes(turnToEvidence)
export class TurnToEvidenceJob implements JobHandler<typeof turnToEvidence> {
  constructor(private readonly uow: UnitOfWork) {}

  handle({ organisationId, day }: JobData<typeof turnToEvidence>): Promise<void> {
    this.uow.enqueue(checkEvidence, { organisationId, withFiles: isoWeekday(day) === FILES_ON });
    return Promise.resolve();
  }
}
