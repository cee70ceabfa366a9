import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { AppError, readPeople, UserChanged } from '@quillcare/contracts';
import { Clock } from '../clock';
import { currentContext } from '../context';
import { LiveEvents } from '../messaging/live';
import { ProcessLogger } from '../observability/logger';
import { AnswerCache } from './answer-cache';
import { RpcClient } from './rpc-client';

/** Cache lifetime in milliseconds, in case the event of a change was missed. Normally it invalidates the cache immediately. */
const TTL_MS = 60_000;
const MAX_NAMES = 5_000;

/**
 * Names of users who acted in the practice in context, read from identity and cached until the user changes. May be a remote
 * call, so use it only in queries and `prepare`, never inside a transaction.
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
    // Not limited to the organisation, because a super admin has acted in many.
    this.events.listen(UserChanged, ({ data }) => this.names.deleteAll(`${data.userId} `));
    this.events.onGap(() => this.names.clear());
  }

  /**
   * Returns names by id. Null if the id belongs to no one in the practice, or if identity does not respond: a missing name is not
   * worth an error.
   */
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
