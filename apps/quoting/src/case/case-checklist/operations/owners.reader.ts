import { Injectable } from '@nestjs/common';
import { listStaff, type FieldError } from '@quillcare/contracts';
import { currentContext, RpcClient } from '@quillcare/service-kit';

/** A person who is named as owner, and where the request names them. */
export interface NamedOwner {
  ownerId: string | null | undefined;
  path: string;
}

/** Owners of checklist items are active colleagues. A remote call: for `prepare` only. */
@Injectable()
export class OwnersReader {
  constructor(private readonly rpc: RpcClient) {}

  /** What is wrong: owners who are no colleagues, or not any more; `kept` may stay where they are although they left. */
  async problems(
    owners: readonly NamedOwner[],
    kept: ReadonlySet<string> = new Set(),
  ): Promise<FieldError[]> {
    const { organisationId } = currentContext();
    const named = owners.filter(({ ownerId }) => ownerId && !kept.has(ownerId));
    if (named.length === 0 || !organisationId) return [];
    const { items } = await this.rpc.call(listStaff, { body: { organisationId } });
    const active = new Set(items.map(({ userId }) => userId));
    return named
      .filter(({ ownerId }) => !active.has(ownerId ?? ''))
      .map(({ path }) => ({ path, message: 'Please choose an active colleague' }));
  }
}
