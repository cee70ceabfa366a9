import { startDigests, writeDigests } from '@quillcare/contracts';
import { onJob, UnitOfWork } from '@quillcare/service-kit';

/**
 * Enqueues the digests on a practice's morning. The enqueued job reads the staff, because no transaction may wait for another
 * service.
 */
export const StartDigestsJob = onJob(startDigests, [UnitOfWork], (uow) => ({
  handle(turn) {
    uow.enqueue(writeDigests, turn);
    return Promise.resolve();
  },
}));
