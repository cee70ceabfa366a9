import { Injectable } from '@nestjs/common';
import { allows, AppError, updateClient } from '@quillcare/contracts';
import { currentContext, PeopleNames } from '@quillcare/service-kit';

export type Names = ReadonlyMap<string, string | null>;

/** A merge removes one record and changes the other: whoever merges needs the right to do both. */
@Injectable()
export class MergeAccess {
  constructor(private readonly people: PeopleNames) {}

  /** The caller's name, and that of others; throws FORBIDDEN unless the caller may change clients as well as delete them. */
  names(others: readonly (string | null)[] = []): Promise<Names> {
    const { principal, actor } = currentContext();
    if (principal.kind !== 'user' || !allows(updateClient.permission, principal))
      throw new AppError('FORBIDDEN');
    return this.people.of([actor.userId, ...others]);
  }
}
