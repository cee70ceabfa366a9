import { checkEvidence, judgeBookings, turnToEvidence } from '@quillcare/contracts';
import { isoWeekday } from '@quillcare/rules';
import { onJob, UnitOfWork } from '@quillcare/service-kit';

/**
 * ISO weekday on which files are read as well. Reading them all is slow, and once a week is soon enough to find a damaged file
 * while a backup still has it.
 */
const FILE_CHECK_WEEKDAY = 7;

export const TurnToEvidenceJob = onJob(turnToEvidence, [UnitOfWork], (uow) => ({
  handle({ organisationId, day }) {
    uow.enqueue(checkEvidence, { organisationId, withFiles: isoWeekday(day) === FILE_CHECK_WEEKDAY });
    uow.enqueue(judgeBookings, { organisationId });
    return Promise.resolve();
  },
}));
