import { Injectable } from '@nestjs/common';
import { allows, AppError, updateClient } from '@quillcare/contracts';
import { currentContext, PeopleNames } from '@quillcare/service-kit';

export type Names = ReadonlyMap<string, string | null>;

/** A merge deletes one record and updates the other, so it requires both rights. */
@Injectable()
export class MergeAccess {
  constructor(private readonly people: PeopleNames) {}

  /** Returns the names of the caller and of `others`. Throws FORBIDDEN unless the caller may both update and delete clients. */
  readNames(others: readonly (string | null)[] = []): Promise<Names> {
    const { principal, actor } = currentContext();
    if (principal.kind !== 'user' || !allows(updateClient.permission, principal))
      throw new AppError('FORBIDDEN');
    return this.people.findNames([actor.userId, ...others]);
  }
}
