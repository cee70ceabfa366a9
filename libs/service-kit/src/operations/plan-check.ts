import { AsyncLocalStorage } from 'node:async_hooks';
import { Inject, Injectable } from '@nestjs/common';
import { AppError, type Operation } from '@quillcare/contracts';
import {
  getEntitlements,
  findFeatureRefusal,
  getPlan,
  remainingCapacity,
  type PlanCode,
  type PlanLimit,
} from '@quillcare/rules';
import { currentContext } from '../context';
import { PLAN_OF, SERVICE, type PlanOf } from '../injection';
import { TenantReader } from '../persistence/tenant-reader';
import { UnitOfWork } from '../persistence/unit-of-work';
import type { PlanCount, ServiceDefinition } from '../service/define-service';

export interface RequiredCapacity {
  readonly limit: PlanLimit;
  /** Null if the practice's plan has no limit. */
  readonly max: number | null;
  readonly plan: PlanCode | null;
  readonly isSaid: boolean;
}

/** How many of something a practice has and can still add; all null if its plan has no limit. */
export interface PlanCapacity {
  readonly max: number | null;
  readonly used: number | null;
  readonly left: number | null;
}

/** How many records the running command adds, if its handler declares it. */
const declaredAdditions = new AsyncLocalStorage<{ count: number | null }>();

/** Enforces what operations require of the practice's plan (`Operation.needs`), for every caller. */
@Injectable()
export class PlanCheck {
  constructor(
    @Inject(PLAN_OF) private readonly planOf: PlanOf,
    private readonly uow: UnitOfWork,
    private readonly reader: TenantReader,
    @Inject(SERVICE) private readonly service: ServiceDefinition,
  ) {}

  /**
   * Checks the plan before the transaction, because reading it may be a remote call. Throws PLAN_LACKS_FEATURE or
   * FEATURE_SWITCHED_OFF; returns null if no capacity is needed.
   */
  async checkBefore({ needs }: Operation): Promise<RequiredCapacity | null> {
    const { organisationId } = currentContext();
    if (!needs || !organisationId) return null;
    const practice = await this.planOf(organisationId);
    const plan = practice.plan;
    if ('limit' in needs) {
      const max = getEntitlements(practice).limits[needs.limit];
      return { limit: needs.limit, max, plan, isSaid: needs.adds === 'SOME' };
    }
    const refusal = findFeatureRefusal(practice, needs.feature);
    if (refusal) throw new AppError(refusal, { facts: { feature: needs.feature, plan } });
    return null;
  }

  /**
   * Runs a command's work, then checks whether what it added fits. The practice's lock is taken only then, as the last lock of
   * the command, and held until the commit. Of two commands that want the last place, the second waits, counts the first, and is
   * refused.
   */
  async runWithinLimit<T>(needed: RequiredCapacity | null, work: () => Promise<T>): Promise<T> {
    if (!needed) return work();
    const count: { count: number | null } = { count: needed.isSaid ? null : 1 };
    const result = await declaredAdditions.run(count, work);
    if (count.count === null) throw new Error(`A handler did not say how many ${needed.limit} it adds.`);
    const { limit, max } = needed;
    if (max === null || count.count === 0) return result;
    const used = await this.uow.countLocked(`plan ${limit}`, this.rowsOf(limit), max + 1);
    if (used > max) throw await this.refusal({ ...needed, max }, count.count);
    return result;
  }

  /** Called, once or several times, by the handler of an operation that adds SOME. */
  declareAdditions(count: number): void {
    const added = declaredAdditions.getStore();
    if (!added) throw new Error('Only an operation that adds SOME says how many.');
    added.count = (added.count ?? 0) + count;
  }

  /**
   * Returns how many the practice in context has and how many more its plan allows; all null if there is no limit. Do not call it
   * in a transaction.
   */
  async remainingCapacity(limit: PlanLimit): Promise<PlanCapacity> {
    const { organisationId } = currentContext();
    if (!organisationId) throw new Error('A plan belongs to a practice.');
    const max = getEntitlements(await this.planOf(organisationId)).limits[limit];
    if (max === null) return { max, used: null, left: null };
    const row = await this.reader.one<{ held: number }>(`room for ${limit}`, this.countOf(limit), [
      this.uow.now(),
    ]);
    const used = row?.held ?? 0;
    return { max, used, left: remainingCapacity(used, max) };
  }

  private async refusal(
    { limit, max, plan }: RequiredCapacity & { max: number },
    added: number,
  ): Promise<AppError> {
    const [row] = await this.uow.query<{ held: number }>(this.countOf(limit), [
      this.uow.organisationId,
      this.uow.now(),
    ]);
    return planLimitError({ limit, max, used: (row?.held ?? max) - added, plan });
  }

  // PostgreSQL needs the type of a parameter even if the count does not use it.
  private countOf(limit: PlanLimit): string {
    const rows = this.rowsOf(limit)('$1::uuid', '$2::timestamptz');
    return `select count(*)::int as held from (${rows}) live where $2::timestamptz is not null`;
  }

  private rowsOf(limit: PlanLimit): PlanCount {
    const rows = this.service.planCounts[limit];
    if (!rows) throw new Error(`${this.service.name} does not say how ${limit} are counted.`);
    return rows;
  }
}

const NOUNS: Record<PlanLimit, [one: string, many: string]> = {
  clients: ['client', 'clients'],
  users: ['person', 'people'],
  templates: ['quote template', 'quote templates'],
};

function planLimitError(facts: {
  limit: PlanLimit;
  max: number;
  used: number;
  plan: PlanCode | null;
}): AppError {
  const { limit, max, used, plan } = facts;
  const [one, many] = NOUNS[limit];
  const name = plan ? `The ${getPlan(plan).name} plan` : 'Your plan';
  const invited = limit === 'users' ? ', open invitations included' : '';
  return new AppError('PLAN_LIMIT_REACHED', {
    detail: `${name} includes ${max} ${max === 1 ? one : many}, and your practice has ${used}${invited}. Nothing was changed. To add more, an administrator of your practice can choose a larger plan under Billing.`,
    facts,
  });
}
