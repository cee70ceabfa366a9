import { Injectable } from '@nestjs/common';
import { AnswerCache, Clock, currentContext, UnitOfWork } from '@quillcare/service-kit';

/** Whoever opens a record again within this time is still looking at it. */
const ONE_LOOK_MS = 30 * 60_000;
const MOST_LOOKS = 20_000;

/** Keeps in the audit who looked at a client's record: once for each person and look, not for each time it is read. */
@Injectable()
export class ClientViews {
  private readonly looks: AnswerCache<void>;

  constructor(
    private readonly uow: UnitOfWork,
    clock: Clock,
  ) {
    this.looks = new AnswerCache((key) => this.record(key), clock, { ttlMs: ONE_LOOK_MS, max: MOST_LOOKS });
  }

  /** The acting person sees this record. Rejects if that cannot be kept: nobody looks unseen. */
  async seen(clientId: string): Promise<void> {
    const { principal, actor } = currentContext();
    if (principal.kind === 'user') await this.looks.get(`${actor.id} ${clientId}`);
  }

  private record(key: string): Promise<void> {
    const entityId = key.slice(key.lastIndexOf(' ') + 1);
    return this.uow.run(async () => this.uow.audit({ entityType: 'CLIENT', entityId, action: 'VIEW' }));
  }
}
