import { pruneSessions } from '@quillcare/contracts';
import { Clock, onJob, UnitOfWork } from '@quillcare/service-kit';
import { attemptsCutoff, unconfirmedTotpCutoff } from '../domain/retention';
import { endedSessionsCutoff, supportSessionsCutoff, spentTokensCutoff } from '../domain/session';

const REASON = 'ended sessions are removed for all organisations at once';

// Support sessions are kept longer, because questions about who acted for whom come up much later.
const OVER = `delete from identity.session where least(ended_at, expires_at) < $1
  and (impersonator_user_id is null or least(ended_at, expires_at) < $2)`;

export const PruneSessionsJob = onJob(pruneSessions, [UnitOfWork, Clock], (uow, clock) => ({
  async handle() {
    const now = clock.now();
    await uow.runPlatform(REASON, async () => {
      await uow.execute(OVER, [endedSessionsCutoff(now), supportSessionsCutoff(now)]);
      await uow.execute('delete from identity.refresh_token where spent_at < $1', [spentTokensCutoff(now)]);
      await uow.execute('delete from identity.account_token where expires_at < $1', [
        endedSessionsCutoff(now),
      ]);
      await uow.execute('delete from identity.totp where confirmed_at is null and created_at < $1', [
        unconfirmedTotpCutoff(now),
      ]);
      await uow.execute('delete from identity.second_step_guard where updated_at < $1', [
        attemptsCutoff(now),
      ]);
    });
  },
}));
