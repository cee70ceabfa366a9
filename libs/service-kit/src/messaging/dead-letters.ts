import { Inject, Injectable } from '@nestjs/common';
import { replaySubject, type ServiceName } from '@quillcare/contracts';
import { SERVICE } from '../injection';
import { newId } from '../ids';
import { UnitOfWork } from '../persistence/unit-of-work';
import type { ServiceDefinition } from '../service/define-service';

export interface DeadLetter {
  organisationId: string | null;
  kind: 'event' | 'job';
  handler: string;
  messageId: string;
  payload: unknown;
  error: string;
}

/**
 * Replays dead letter `$2` through the outbox under the new id `$1`, addressed to the handler that failed only, because other
 * consumers would not recognise it as a duplicate; and marks it as replayed.
 */
export const replayStatement = (service: ServiceName): string => `
  with replayed as (
    update ${service}.dead_letter set replayed_at = now() where id = $2 and replayed_at is null returning *)
  insert into ${service}.outbox (id, organisation_id, kind, destination, payload)
  select $1, organisation_id, kind, case kind when 'event' then '${replaySubject(service)}' else handler end,
         case kind when 'event' then payload || jsonb_build_object('onlyfor', handler) else payload end
    from replayed where kind = 'job' or payload->>'type' is not null`;

/** Stores events and jobs that failed for good, with their error. `npm run dlq` lists and replays them. */
@Injectable()
export class DeadLetters {
  constructor(
    private readonly uow: UnitOfWork,
    @Inject(SERVICE) private readonly service: ServiceDefinition,
  ) {}

  async keep(letter: DeadLetter): Promise<void> {
    await this.uow.runPlatform('dead letters: keep a message that failed for good', () =>
      this.uow.query(
        `insert into ${this.service.name}.dead_letter (id, organisation_id, kind, handler, message_id, payload, error)
         values ($1, $2, $3, $4, $5, $6, $7)
         on conflict (handler, message_id) do update set error = excluded.error, failed_at = now(), replayed_at = null`,
        [
          newId(),
          letter.organisationId,
          letter.kind,
          letter.handler,
          letter.messageId,
          JSON.stringify(letter.payload),
          letter.error,
        ],
      ),
    );
  }
}
