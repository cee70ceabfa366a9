import { Injectable } from '@nestjs/common';
import { getOrganisation, type Organisation } from '@quillcare/contracts';
import { Clock } from '../clock';
import { currentContext } from '../context';
import { RpcClient } from './rpc-client';

/** How long a practice's facts may be old: a change of name or zone shows after a minute at the latest. */
const FRESH_MS = 60_000;
const MOST_REMEMBERED = 1_000;

interface Remembered {
  facts: Promise<Organisation>;
  until: number;
}

/**
 * What services need to know of a practice: name, contact, country, currency and time zone. Asked of identity and
 * remembered for a minute. It is a remote call: only for `prepare`, never inside a transaction.
 */
@Injectable()
export class OrganisationFacts {
  private readonly remembered = new Map<string, Remembered>();

  constructor(
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  /** The facts of a practice; NOT_FOUND when there is no such practice. */
  get(organisationId: string): Promise<Organisation> {
    const now = this.clock.now().getTime();
    const known = this.remembered.get(organisationId);
    if (known && known.until > now) return known.facts;
    const facts = this.rpc.call(getOrganisation, { body: { organisationId } });
    this.remember(organisationId, { facts, until: now + FRESH_MS });
    // Nothing is learnt from a failure; whoever waits for it hears of it, and the next one asks anew.
    facts.catch(() => this.forget(organisationId, facts));
    return facts;
  }

  /** The facts of the practice that the running work belongs to. */
  async current(): Promise<Organisation> {
    const { organisationId } = currentContext();
    if (!organisationId) throw new Error('The facts of a practice were asked for outside any organisation.');
    return this.get(organisationId);
  }

  private remember(organisationId: string, entry: Remembered): void {
    this.remembered.delete(organisationId);
    // A Map keeps the order of insertion: the first key is the one asked for longest ago.
    const oldest = this.remembered.keys().next();
    if (this.remembered.size >= MOST_REMEMBERED && !oldest.done) this.remembered.delete(oldest.value);
    this.remembered.set(organisationId, entry);
  }

  private forget(organisationId: string, facts: Promise<Organisation>): void {
    if (this.remembered.get(organisationId)?.facts === facts) this.remembered.delete(organisationId);
  }
}
