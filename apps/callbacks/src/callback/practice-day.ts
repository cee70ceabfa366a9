import { Injectable } from '@nestjs/common';
import { todayIn } from '@quillcare/rules';
import { Clock, OrganisationFacts } from '@quillcare/service-kit';

/** What day it is in the practice's zone. Can be a remote call: only for queries and `prepare`. */
@Injectable()
export class PracticeDay {
  constructor(
    private readonly organisation: OrganisationFacts,
    private readonly clock: Clock,
  ) {}

  async today(): Promise<string> {
    const { timeZone } = await this.organisation.current();
    return todayIn(this.clock.now(), timeZone);
  }
}
