import { Injectable } from '@nestjs/common';
import { PeopleNames } from '@quillcare/service-kit';

/** Reads the names needed by assignment notifications. Calls other services, so use it only in `prepare`. */
@Injectable()
export class AssignerNames {
  constructor(private readonly people: PeopleNames) {}

  /** Returns who assigned the work. Null if it was assigned automatically in turn. */
  async nameOf(byUserId: string | null): Promise<string | null> {
    if (byUserId === null) return null;
    return (await this.people.findNames([byUserId])).get(byUserId) ?? 'A colleague';
  }
}
