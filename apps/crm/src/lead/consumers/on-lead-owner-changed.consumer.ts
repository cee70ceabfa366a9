import {
  LeadOwnerChanged,
  listStaff,
  readPeople,
  UserChanged,
  type EventData,
  type EventEnvelope,
} from '@quillcare/contracts';
import {
  Consumes,
  Readings,
  RpcClient,
  UnitOfWork,
  type Consumer,
  type Reading,
} from '@quillcare/service-kit';

type Changed = EventEnvelope<EventData<typeof UserChanged>>;

interface Person {
  name: string;
  isActive: boolean;
}

const FOLLOW = `update crm.lead set owner_name = $3, owner_is_active = $4
  where organisation_id = $1 and owner_id = $2 and deleted_at is null
    and (owner_name, owner_is_active) is distinct from ($3, $4)`;

/** Keeps the owner's name and active state on leads current. Does not count as a change of the leads. */
@Consumes(UserChanged)
export class OnLeadOwnerChangedConsumer implements Consumer<typeof UserChanged> {
  constructor(
    private readonly readings: Readings,
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
  ) {}

  /** Reads the user's current state, which may be newer than the event. */
  prepare(event: Changed): Promise<Reading<Person | null>> {
    return this.readings.read(() => this.present(event));
  }

  async handle({ organisationid, data: { userId } }: Changed, read: Reading<Person | null>): Promise<void> {
    const person = read.value;
    if (!person) return;
    await this.readings.keep([`user:${userId}`], read);
    const followed = await this.uow.execute(FOLLOW, [organisationid, userId, person.name, person.isActive]);
    if (followed > 0) this.uow.emit(LeadOwnerChanged, userId, { userId });
  }

  private async present({ organisationid: organisationId, data }: Changed): Promise<Person | null> {
    if (!organisationId) return null;
    const [people, staff] = await Promise.all([
      this.rpc.call(readPeople, { body: { organisationId, ids: [data.userId] } }),
      this.rpc.call(listStaff, { body: { organisationId } }),
    ]);
    const name = people.items[0]?.name;
    if (name === undefined) return null;
    return { name, isActive: staff.items.some(({ userId }) => userId === data.userId) };
  }
}
