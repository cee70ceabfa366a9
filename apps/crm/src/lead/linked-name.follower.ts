import { Injectable } from '@nestjs/common';
import { readDirectoryNames, type EventEnvelope, type ResultOf } from '@quillcare/contracts';
import { Readings, RpcClient, UnitOfWork, type Reading } from '@quillcare/service-kit';

type Kind = keyof ResultOf<typeof readDirectoryNames>;
type Changed = EventEnvelope<{ id: string }>;

const COLUMNS: Record<Kind, string> = { surgeries: 'surgery', sites: 'site', doctors: 'referring_doctor' };

/** Keeps the names of the linked surgery, site and doctor on leads current. Deleted or inactive records keep their last name. */
@Injectable()
export class LinkedNameFollower {
  constructor(
    private readonly readings: Readings,
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
  ) {}

  /** Reads the current name. Call it before the transaction. */
  nameOf(kind: Kind, event: Changed): Promise<Reading<string | null>> {
    return this.readings.read(() => this.presentName(kind, event));
  }

  async follow(kind: Kind, { organisationid, data }: Changed, read: Reading<string | null>): Promise<void> {
    if (read.value === null) return;
    await this.readings.keep([`${kind}:${data.id}`], read);
    const column = COLUMNS[kind];
    await this.uow.execute(
      `update crm.lead set ${column}_name = $3
        where organisation_id = $1 and ${column}_id = $2 and deleted_at is null and ${column}_name <> $3`,
      [organisationid, data.id, read.value],
    );
  }

  private async presentName(kind: Kind, { organisationid, data }: Changed): Promise<string | null> {
    if (!organisationid) return null;
    const names = await this.rpc.call(readDirectoryNames, { body: { organisationId: organisationid } });
    return names[kind].find(({ id }) => id === data.id)?.name ?? null;
  }
}
