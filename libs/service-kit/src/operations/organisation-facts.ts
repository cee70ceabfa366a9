import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  getOrganisation,
  OrganisationPlanChanged,
  OrganisationUpdated,
  readOrganisationLogo,
  type OrganisationRecord,
  type OrganisationLogo,
} from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Clock } from '../clock';
import { currentContext } from '../context';
import { LiveEvents } from '../messaging/live';
import { AnswerCache } from './answer-cache';
import { RpcClient } from './rpc-client';

/** Cache lifetime in milliseconds, in case the event of a change was missed. Normally it invalidates the cache immediately. */
const TTL_MS = 60_000;
const MAX_FACTS = 1_000;
/** A hundred logos of the maximum size take 27 MB. */
const MAX_LOGOS = 100;

/**
 * Name, contact, country, currency, time zone, plan and logo of a practice, read from identity and cached until the practice
 * changes. May be a remote call, so use it only in `prepare`, never inside a transaction.
 */
@Injectable()
export class OrganisationFacts implements OnApplicationBootstrap {
  private readonly facts: AnswerCache<OrganisationRecord>;
  private readonly logos: AnswerCache<OrganisationLogo | null>;

  constructor(
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
    private readonly events: LiveEvents,
  ) {
    this.facts = new AnswerCache((organisationId) => this.askFacts(organisationId), clock, {
      ttlMs: TTL_MS,
      max: MAX_FACTS,
    });
    this.logos = new AnswerCache((organisationId) => this.askLogo(organisationId), clock, {
      ttlMs: TTL_MS,
      max: MAX_LOGOS,
    });
  }

  onApplicationBootstrap(): void {
    this.events.listen(OrganisationUpdated, ({ data }) => {
      this.facts.delete(data.organisationId);
      this.logos.delete(data.organisationId);
    });
    this.events.listen(OrganisationPlanChanged, ({ data }) => this.facts.delete(data.organisationId));
    this.events.onGap(() => {
      this.facts.clear();
      this.logos.clear();
    });
  }

  /** Returns the facts of a practice; throws NOT_FOUND if it does not exist. */
  get(organisationId: string): Promise<OrganisationRecord> {
    return this.facts.get(organisationId);
  }

  async current(): Promise<OrganisationRecord> {
    return this.facts.get(ownOrganisation());
  }

  /** Returns today's ISO date in the time zone of the practice in context. */
  async today(): Promise<string> {
    const { timeZone } = await this.current();
    return todayIn(this.clock.now(), timeZone);
  }

  /** Returns the logo of the practice in context, or null if it has none. */
  async currentLogo(): Promise<OrganisationLogo | null> {
    return this.logos.get(ownOrganisation());
  }

  private askFacts(organisationId: string): Promise<OrganisationRecord> {
    return this.rpc.call(getOrganisation, { body: { organisationId } });
  }

  private async askLogo(organisationId: string): Promise<OrganisationLogo | null> {
    return (await this.rpc.call(readOrganisationLogo, { body: { organisationId } })).logo;
  }
}

function ownOrganisation(): string {
  const { organisationId } = currentContext();
  if (!organisationId) throw new Error('The facts of a practice were requested outside any organisation.');
  return organisationId;
}
