import { AppError, can, listStaff, type Resource } from '@quillcare/contracts';
import { pickNextAssignee } from '@quillcare/rules';
import { currentContext } from '../context';
import type { ProcessLogger } from '../observability/logger';
import type { UnitOfWork } from '../persistence/unit-of-work';
import type { RpcClient } from './rpc-client';

/** The users work can be assigned to, names by id, read before the transaction. Null if nothing is assigned automatically. */
export type Candidates = ReadonlyMap<string, string> | null;

export interface RotationOptions {
  /** `<schema>.<table>` with the columns organisation_id, user_id and taken. */
  table: string;
  /** Users with permission to update this resource can be assigned. */
  resource: Resource;
  /** For the log: "a lead has no owner". */
  left: string;
}

/**
 * Assigns new work of one kind to colleagues in rotation. A service subclasses it for its kind of work, and locks the practice's
 * settings before `nextAssignee` so that simultaneous work goes to different users.
 */
export abstract class WorkRotation {
  protected constructor(
    protected readonly uow: UnitOfWork,
    private readonly rpc: RpcClient,
    private readonly logger: ProcessLogger,
    private readonly of: RotationOptions,
  ) {}

  /**
   * Returns the active colleagues with the permission. Null while identity is unavailable, because the work matters more than its
   * assignee.
   */
  protected async eligibleColleagues(): Promise<Candidates> {
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

  /** Returns whose turn it is, or null if none of the chosen can take it. The turn only counts if the transaction commits. */
  protected async nextAssignee(
    chosen: readonly string[],
    candidates: ReadonlyMap<string, string>,
  ): Promise<string | null> {
    const { organisationId } = this.uow;
    const rows = await this.uow.query<{ user_id: string; taken: string }>(
      `select user_id, taken from ${this.of.table} where organisation_id = $1`,
      [organisationId],
    );
    const turns = new Map(rows.map((row) => [row.user_id, Number(row.taken)]));
    const next = pickNextAssignee(chosen, new Set(candidates.keys()), turns);
    if (next !== null) await this.uow.execute(recordTurnSql(this.of.table), [organisationId, next]);
    return next;
  }
}

const recordTurnSql = (table: string) => `insert into ${table} as t (organisation_id, user_id, taken)
  select $1::uuid, $2::uuid, coalesce(max(taken), 0) + 1 from ${table} where organisation_id = $1
  on conflict (organisation_id, user_id) do update set taken = excluded.taken`;
