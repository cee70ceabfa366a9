import { Injectable } from '@nestjs/common';
import { PeopleNames } from '@quillcare/service-kit';

/** Reads what the news of an assignment name. Remote calls: for `prepare` only. */
@Injectable()
export class WorkGivers {
  constructor(private readonly people: PeopleNames) {}

  /** Who gave the work; null where it was a turn. */
  async nameOf(byUserId: string | null): Promise<string | null> {
    if (byUserId === null) return null;
    return (await this.people.of([byUserId])).get(byUserId) ?? 'A colleague';
  }
}
