import { Injectable } from '@nestjs/common';
import { listStaff, type FieldError } from '@quillcare/contracts';
import { currentContext, RpcClient } from '@quillcare/service-kit';

/** A user named as owner, with the field of the request that names them. */
export interface NamedOwner {
  ownerId: string | null | undefined;
  path: string;
}

/** Checks that owners of checklist items are active staff. Calls another service, so use it only in `prepare`. */
@Injectable()
export class OwnersReader {
  constructor(private readonly rpc: RpcClient) {}

  /** Returns an error for each owner who is not active staff. Those in `existing` may stay even though they have left. */
  async ownerProblems(
    owners: readonly NamedOwner[],
    existing: ReadonlySet<string> = new Set(),
  ): Promise<FieldError[]> {
    const { organisationId } = currentContext();
    const named = owners.filter(({ ownerId }) => ownerId && !existing.has(ownerId));
    if (named.length === 0 || !organisationId) return [];
    const { items } = await this.rpc.call(listStaff, { body: { organisationId } });
    const active = new Set(items.map(({ userId }) => userId));
    return named
      .filter(({ ownerId }) => !active.has(ownerId ?? ''))
      .map(({ path }) => ({ path, message: 'Please choose an active colleague' }));
  }
}
