import { Inject, Injectable } from '@nestjs/common';
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

/** Events and jobs that failed for good, kept with their error; `npm run dlq` lists and replays them. */
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
