import { startDigests, writeDigests } from '@quillcare/contracts';
import { onJob, UnitOfWork } from '@quillcare/service-kit';

/** In the morning of a practice: has its digests written. Who works there is asked by the job, because no transaction waits for another service. */
export const StartDigestsJob = onJob(startDigests, [UnitOfWork], (uow) => ({
  handle(turn) {
    uow.enqueue(writeDigests, turn);
    return Promise.resolve();
  },
}));
