import { AppError, can, listStaff, type Resource } from '@quillcare/contracts';
import { nextInTurn } from '@quillcare/rules';
import { currentContext } from '../context';
import type { ProcessLogger } from '../observability/logger';
import type { UnitOfWork } from '../persistence/unit-of-work';
import type { RpcClient } from './rpc-client';

/** Whom work can be given to: names by id, read before the transaction. Null: nobody gets any by itself. */
export type Candidates = ReadonlyMap<string, string> | null;

/** What is given in turn. */
export interface TurnsOf {
  /** `<schema>.<table>` with organisation_id, user_id and taken. */
  table: string;
  /** Whoever may change these can be given work. */
  resource: Resource;
  /** For the log: "a lead has no owner". */
  left: string;
}

/**
 * Gives new work of a kind to the colleagues who take turns. A service says of which kind, and locks the practice's settings before
 * `nextOf`, so that work that begins at the same time goes to different people.
 */
export abstract class Turns {
  protected constructor(
    protected readonly uow: UnitOfWork,
    private readonly rpc: RpcClient,
    private readonly logger: ProcessLogger,
    private readonly of: TurnsOf,
  ) {}

  /** The active colleagues with the right. Null while identity is away: the work is worth more than its owner. */
  protected async able(): Promise<Candidates> {
    const { organisationId } = currentContext();
    if (!organisationId) return null;
    try {
      const { items } = await this.rpc.call(listStaff, { body: { organisationId } });
      const able = items.filter(({ role, grants }) =>
        can({ role, grants, isActive: true }, this.of.resource, 'UPDATE'),
      );
      return new Map(able.map(({ userId, name }) => [userId, name]));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      this.logger.warn({ code: error.code }, `${this.of.left} because staff could not be read`);
      return null;
    }
  }

  /** Whose turn it is; null where none of the chosen can take it. A turn is only over if the transaction commits. */
  protected async nextOf(
    chosen: readonly string[],
    candidates: ReadonlyMap<string, string>,
  ): Promise<string | null> {
    const { organisationId } = this.uow;
    const taken = await this.uow.query<{ user_id: string; taken: string }>(
      `select user_id, taken from ${this.of.table} where organisation_id = $1`,
      [organisationId],
    );
    const turns = new Map(taken.map((row) => [row.user_id, Number(row.taken)]));
    const next = nextInTurn(chosen, new Set(candidates.keys()), turns);
    if (next !== null) await this.uow.execute(takeIn(this.of.table), [organisationId, next]);
    return next;
  }
}

const takeIn = (table: string) => `insert into ${table} as t (organisation_id, user_id, taken)
  select $1::uuid, $2::uuid, coalesce(max(taken), 0) + 1 from ${table} where organisation_id = $1
  on conflict (organisation_id, user_id) do update set taken = excluded.taken`;
