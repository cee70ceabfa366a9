import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AppError, readPeople, UserChanged } from '@quillcare/contracts';
import { Clock } from '../clock';
import { currentContext } from '../context';
import { LiveEvents } from '../messaging/live';
import { ProcessLogger } from '../observability/logger';
import { AnswerCache } from './answer-cache';
import { RpcClient } from './rpc-client';

/** A change shows as soon as its event arrives; if the event was missed, after this many milliseconds. */
const TTL_MS = 60_000;
const MAX_NAMES = 5_000;

/**
 * Names of people who acted in the context's practice, read from identity and cached until the person changes. Can be a
 * remote call: only for queries and `prepare`, never inside a transaction.
 */
@Injectable()
export class PeopleNames implements OnApplicationBootstrap {
  private readonly names: AnswerCache<string | null>;

  constructor(
    private readonly rpc: RpcClient,
    clock: Clock,
    private readonly events: LiveEvents,
    private readonly logger: ProcessLogger,
  ) {
    this.names = new AnswerCache((key) => this.ask(key), clock, { ttlMs: TTL_MS, max: MAX_NAMES });
  }

  onApplicationBootstrap(): void {
    // Without the organisation: a super admin has acted in many.
    this.events.listen(UserChanged, ({ data }) => this.names.deleteAll(`${data.userId} `));
    this.events.onGap(() => this.names.clear());
  }

  /** Names by id. Null if nobody of the practice has the id, or if identity does not answer: a name is not worth an error. */
  async of(ids: readonly (string | null)[]): Promise<Map<string, string | null>> {
    const { organisationId } = currentContext();
    const known = [...new Set(ids)].filter((id) => id !== null);
    return new Map(
      await Promise.all(
        known.map(
          async (id) => [id, await this.names.get(`${id} ${organisationId}`).catch(this.unnamed)] as const,
        ),
      ),
    );
  }

  private async ask(key: string): Promise<string | null> {
    const [id = '', organisationId = ''] = key.split(' ');
    const { items } = await this.rpc.call(readPeople, { body: { organisationId, ids: [id] } });
    return items[0]?.name ?? null;
  }

  private readonly unnamed = (error: unknown): null => {
    if (!(error instanceof AppError)) throw error;
    this.logger.warn({ code: error.code }, 'the name of a person could not be read');
    return null;
  };
}
