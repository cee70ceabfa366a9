import { Injectable, type Type } from '@nestjs/common';
import { STUCK_MESSAGES, type ServiceName, type StuckMessages } from '@quillcare/contracts';
import { newId } from '../ids';
import { Implements } from '../operations/handlers';
import { UnitOfWork } from '../persistence/unit-of-work';
import { replayStatement } from './dead-letters';

const MAX_SHOWN = 20;
const MAX_RETRIED = 200;

const FAILED = (service: string) => `
  select id, kind, handler, failed_at as "failedAt", count(*) over ()::int as count from ${service}.dead_letter
   where organisation_id = $1 and replayed_at is null order by failed_at desc, id limit ${MAX_SHOWN}`;
const WAITING = (service: string) => `
  select count(*)::int as waiting from ${service}.outbox
   where organisation_id = $1 and published_at is null and greatest(created_at, not_before) < now() - interval '5 minutes'`;

type Failed = StuckMessages['failed'][number] & { failedAt: Date; count: number };

/** Returns the handlers of two operations every service has: listing a practice's dead letters and replaying them. */
export function createStuckMessageHandlers(service: ServiceName): Type[] {
  const { list, retry } = STUCK_MESSAGES[service];

  @Injectable()
  @Implements(list)
  class ListStuckMessagesQuery {
    constructor(private readonly uow: UnitOfWork) {}

    handle(): Promise<StuckMessages> {
      return this.uow.run(async () => {
        const own = [this.uow.organisationId];
        const failed = await this.uow.query<Failed>(FAILED(service), own);
        const [row] = await this.uow.query<{ waiting: number }>(WAITING(service), own);
        return {
          failed: failed.map(({ id, kind, handler, failedAt }) => ({
            id,
            kind,
            handler,
            failedAt: failedAt.toISOString(),
          })),
          failedCount: failed[0]?.count ?? 0,
          waiting: row?.waiting ?? 0,
        };
      });
    }
  }

  /** Oldest first, in their original order. What fails again becomes a dead letter again. */
  @Injectable()
  @Implements(retry)
  class RetryStuckMessagesHandler {
    constructor(private readonly uow: UnitOfWork) {}

    async handle(): Promise<{ retried: number }> {
      const letters = await this.uow.query<{ id: string }>(
        `select id from ${service}.dead_letter where organisation_id = $1 and replayed_at is null
          order by failed_at, id limit ${MAX_RETRIED} for update skip locked`,
        [this.uow.organisationId],
      );
      for (const { id } of letters) await this.uow.execute(replayStatement(service), [newId(), id]);
      return { retried: letters.length };
    }
  }

  return [ListStuckMessagesQuery, RetryStuckMessagesHandler];
}
