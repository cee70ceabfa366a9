import { checkEvidence, judgeBookings, turnToEvidence } from '@quillcare/contracts';
import { isoWeekday } from '@quillcare/rules';
import { onJob, UnitOfWork } from '@quillcare/service-kit';

/** Reading every file takes long where there are many: once a week is soon enough to find one that a backup still has. */
const FILES_ON = 7;

export const TurnToEvidenceJob = onJob(turnToEvidence, [UnitOfWork], (uow) => ({
  handle({ organisationId, day }) {
    uow.enqueue(checkEvidence, { organisationId, withFiles: isoWeekday(day) === FILES_ON });
    uow.enqueue(judgeBookings, { organisationId });
    return Promise.resolve();
  },
}));
