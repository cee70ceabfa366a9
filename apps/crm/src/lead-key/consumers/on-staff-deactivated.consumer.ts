import { LeadKeyChanged, StaffDeactivated } from '@quillcare/contracts';
import { on, UnitOfWork } from '@quillcare/service-kit';
import { LeadKeyRepository } from '../persistence/lead-key.repository';

const NOTES = 'Revoked because the person who created it was deactivated';

/** Revokes a deactivated user's keys, if that was requested. */
export const OnStaffDeactivatedConsumer = on(
  StaffDeactivated,
  [LeadKeyRepository, UnitOfWork],
  (keys, uow) => ({
    async handle({ data }) {
      if (data.keysAndFeeds === 'KEEP') return;
      for (const { id } of await keys.madeBy(data.userId)) {
        await keys.revoke(id, NOTES);
        uow.emit(LeadKeyChanged, id, { id });
      }
    },
  }),
);
