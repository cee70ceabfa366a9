import { listStaff, UserChanged, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, Readings, RpcClient, type Consumer, type Reading } from '@quillcare/service-kit';
import { NOBODY } from '../../setting/callback-turns';
import { CallbackChanges } from '../callback-changes';
import { CallbackRepository } from '../persistence/callback.repository';

type Changed = EventEnvelope<EventData<typeof UserChanged>>;

/** Callbacks show whose they are by the present name; those of somebody who left are the team's again. */
@Consumes(UserChanged)
export class OnAssigneeChangedConsumer implements Consumer<typeof UserChanged> {
  constructor(
    private readonly callbacks: CallbackRepository,
    private readonly changes: CallbackChanges,
    private readonly readings: Readings,
    private readonly rpc: RpcClient,
  ) {}

  /** The present name; null for whoever is no active colleague any more. */
  prepare(event: Changed): Promise<Reading<string | null>> {
    return this.readings.read(() => this.presentName(event));
  }

  async handle({ organisationid, data: { userId } }: Changed, read: Reading<string | null>): Promise<void> {
    if (!organisationid) return;
    await this.readings.keep([`user:${userId}`], read);
    const name = read.value;
    const reason = name === null ? 'The person left' : 'The person has another name';
    const assignee = name === null ? NOBODY : { assigneeId: userId, assigneeName: name };
    for (const { id } of await this.callbacks.openOfAssignee(userId))
      await this.changes.change(id, () => assignee, { reason });
  }

  private async presentName({ organisationid: organisationId, data }: Changed): Promise<string | null> {
    if (!organisationId) return null;
    const { items } = await this.rpc.call(listStaff, { body: { organisationId } });
    return items.find(({ userId }) => userId === data.userId)?.name ?? null;
  }
}
