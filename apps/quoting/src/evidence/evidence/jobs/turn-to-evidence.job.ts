import { checkEvidence, judgeBookings, turnToEvidence } from '@quillcare/contracts';
import { isoWeekday } from '@quillcare/rules';
import { onJob, UnitOfWork } from '@quillcare/service-kit';

/**
 * ISO weekday on which files are read as well. Reading them all is slow, and once a week is soon enough to find a damaged file
 * while a backup still has it.
 */
const FILES_ON = 7;

export const TurnToEvidenceJob = onJob(turnToEvidence, [UnitOfWork], (uow) => ({
  handle({ organisationId, day }) {
    uow.enqueue(checkEvidence, { organisationId, withFiles: isoWeekday(day) === FILES_ON });
    uow.enqueue(judgeBookings, { organisationId });
    return Promise.resolve();
  },
}));
