import { Injectable } from '@nestjs/common';
import {
  AppError,
  listStaff,
  findAdmissionRefusal,
  type Operation,
  type UserPrincipal,
} from '@quillcare/contracts';
import { Clock, currentContext, RpcClient, runInContext } from '@quillcare/service-kit';
import type { ClaimedWork } from './background-claims';

type WorkOwner = Pick<ClaimedWork, 'userId' | 'organisationId' | 'impersonation'>;

/** How long rights are cached in milliseconds: a withdrawn right takes effect with the next batch. */
const RIGHTS_CACHE_MS = 1_000;

/** Returns the signed-in user of the request; throws UNAUTHENTICATED otherwise. */
export function requireUser(): UserPrincipal {
  const { principal } = currentContext();
  if (principal.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return principal;
}

/** Throws the error that the person would get when calling the operation now. */
export function requireRight(operation: Operation, person: UserPrincipal, now: Date): void {
  const refusal = findAdmissionRefusal(operation, person, now.getTime());
  if (refusal) throw new AppError(refusal);
}

/** Runs background work on behalf of a person, with the rights that the person has at that moment. */
@Injectable()
export class ActingPerson {
  constructor(
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns a function that reads the person's current rights. It resolves with null once they may no longer act in this
   * practice.
   */
  rightsReader(work: WorkOwner): () => Promise<UserPrincipal | null> {
    let known: { person: UserPrincipal | null; untilMs: number } = { person: null, untilMs: 0 };
    return async () => {
      const now = this.clock.now().getTime();
      if (now >= known.untilMs) known = { person: await this.read(work), untilMs: now + RIGHTS_CACHE_MS };
      return known.person;
    };
  }

  /** Makes calls with the person's rights. The actor in the audit stays unchanged, including in support access. */
  runAs<T>(person: UserPrincipal, calls: () => Promise<T>): Promise<T> {
    return runInContext({ ...currentContext(), principal: person }, calls);
  }

  private async read({ userId, organisationId, impersonation }: WorkOwner): Promise<UserPrincipal | null> {
    if (impersonation && Date.parse(impersonation.expiresAt) <= this.clock.now().getTime()) return null;
    const { items } = await this.rpc.call(listStaff, { body: { organisationId } });
    const found = items.find((one) => one.userId === userId);
    if (!found) return null;
    return {
      kind: 'user',
      ...found,
      sessionId: userId,
      isActive: true,
      // Second factor, confirmed address and practice access were checked when the work was started.
      secondStep: 'DONE',
      emailConfirmed: true,
      confirmedAt: null,
      impersonation,
      practiceAccess: 'FULL',
    };
  }
}
