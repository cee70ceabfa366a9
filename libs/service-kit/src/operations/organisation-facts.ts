import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  getOrganisation,
  OrganisationUpdated,
  readOrganisationLogo,
  type OrganisationRecord,
  type OrganisationLogo,
} from '@quillcare/contracts';
import { Clock } from '../clock';
import { currentContext } from '../context';
import { LiveEvents } from '../messaging/live';
import { RememberedAnswers } from './remembered-answers';
import { RpcClient } from './rpc-client';

/** A change shows as soon as its event passes; where that was missed, after a minute at the latest. */
const FRESH_MS = 60_000;
const MOST_FACTS = 1_000;
/** Logos are large: a hundred of the largest are 27 MB. */
const MOST_LOGOS = 100;

/**
 * What services need to know of a practice: name, contact, country, currency, time zone, and its logo. Asked of identity
 * and remembered until the practice changes. It is a remote call: only for `prepare`, never inside a transaction.
 */
@Injectable()
export class OrganisationFacts implements OnApplicationBootstrap {
  private readonly facts: RememberedAnswers<OrganisationRecord>;
  private readonly logos: RememberedAnswers<OrganisationLogo | null>;

  constructor(
    private readonly rpc: RpcClient,
    clock: Clock,
    private readonly events: LiveEvents,
  ) {
    this.facts = new RememberedAnswers((organisationId) => this.askFacts(organisationId), clock, {
      freshMs: FRESH_MS,
      most: MOST_FACTS,
    });
    this.logos = new RememberedAnswers((organisationId) => this.askLogo(organisationId), clock, {
      freshMs: FRESH_MS,
      most: MOST_LOGOS,
    });
  }

  onApplicationBootstrap(): void {
    this.events.listen(OrganisationUpdated, ({ data }) => {
      this.facts.forget(data.organisationId);
      this.logos.forget(data.organisationId);
    });
    this.events.onGap(() => {
      this.facts.forgetAll();
      this.logos.forgetAll();
    });
  }

  /** The facts of a practice; NOT_FOUND when there is no such practice. */
  get(organisationId: string): Promise<OrganisationRecord> {
    return this.facts.get(organisationId);
  }

  /** The facts of the practice that the running work belongs to. */
  async current(): Promise<OrganisationRecord> {
    return this.facts.get(ownOrganisation());
  }

  /** The logo of the practice that the running work belongs to; null when it has none. */
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
  if (!organisationId) throw new Error('The facts of a practice were asked for outside any organisation.');
  return organisationId;
}
