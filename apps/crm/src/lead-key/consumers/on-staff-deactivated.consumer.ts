import { LeadKeyChanged, StaffDeactivated, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, UnitOfWork, type Consumer } from '@quillcare/service-kit';
import { LeadKeyRepository } from '../persistence/lead-key.repository';

const NOTES = 'Revoked because whoever made it was deactivated';

/** Revokes the keys of somebody who was deactivated, if that was chosen. */
@Consumes(StaffDeactivated)
export class OnStaffDeactivatedConsumer implements Consumer<typeof StaffDeactivated> {
  constructor(
    private readonly keys: LeadKeyRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ data }: EventEnvelope<EventData<typeof StaffDeactivated>>): Promise<void> {
    if (data.keysAndFeeds === 'KEEP') return;
    for (const { id } of await this.keys.madeBy(data.userId)) {
      await this.keys.revoke(id, NOTES);
      this.uow.emit(LeadKeyChanged, id, { id });
    }
  }
}
