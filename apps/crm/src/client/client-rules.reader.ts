import { Injectable } from '@nestjs/common';
import { todayIn } from '@quillcare/rules';
import { Clock, OrganisationFacts } from '@quillcare/service-kit';
import type { ClientRules } from './domain/client-fields';

/** Country and calendar of the practice in the context. For `prepare` only: it may call another service. */
@Injectable()
export class ClientRulesReader {
  constructor(
    private readonly organisations: OrganisationFacts,
    private readonly clock: Clock,
  ) {}

  async current(): Promise<ClientRules> {
    const { country, timeZone } = await this.organisations.current();
    return { country, today: todayIn(this.clock.now(), timeZone) };
  }
}
