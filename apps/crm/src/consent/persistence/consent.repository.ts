import { Injectable } from '@nestjs/common';
import { ClientConsentChanged, type ConsentChannel, type ConsentSource } from '@quillcare/contracts';
import { currentContext, newId, UnitOfWork } from '@quillcare/service-kit';
import { CONSENT_NOTE, consentHash } from '../domain/consent-hash';

export interface NewDecisions {
  clientId: string;
  decisions: readonly { channel: ConsentChannel; isGiven: boolean }[];
  source: ConsentSource;
  note: string | null;
  decidedAt: Date;
}

/** The consents given with an enquiry. */
export interface AskedWith {
  consentEmail: boolean;
  consentPhone: boolean;
  consentSms: boolean;
  createdAt: Date;
}

/** Audit wording of each source of a decision. */
const SAID: Record<ConsentSource, string> = {
  IN_PERSON: 'Told us in person',
  PHONE: 'Told us on the phone',
  EMAIL: 'Told us by email',
  FORM: 'Filled in a form',
  ENQUIRY: 'Agreed in their enquiry',
  OTHER: 'Told us',
};

const INSERT = `insert into crm.client_consent
    (id, organisation_id, client_id, channel, is_given, source, note, decided_at, recorded_at, recorded_by, sha256)
  values ($2, $1, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

@Injectable()
export class ConsentRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Copies the consents given with the enquiry to the client, dated to the enquiry so that any later decision takes precedence. */
  takeFromLead(clientId: string, lead: AskedWith): Promise<void> {
    const ways = { EMAIL: lead.consentEmail, PHONE: lead.consentPhone, SMS: lead.consentSms };
    const given = (Object.keys(ways) as (keyof typeof ways)[]).filter((channel) => ways[channel]);
    const decisions = given.map((channel) => ({ channel, isGiven: true }));
    return this.record({ clientId, decisions, source: 'ENQUIRY', note: null, decidedAt: lead.createdAt });
  }

  /** Records a client's decisions, audits them and notifies open browsers. */
  async record({ clientId, decisions, source, note, decidedAt }: NewDecisions): Promise<void> {
    if (decisions.length === 0) return;
    const { userId } = currentContext().actor;
    const hashes: string[] = [];
    for (const { channel, isGiven } of decisions) {
      const { organisationId } = this.uow;
      const [id, recordedAt] = [newId(), this.uow.now()];
      const sha256 = consentHash({
        id,
        organisation_id: organisationId,
        client_id: clientId,
        channel,
        is_given: isGiven,
        source,
        note,
        decided_at: decidedAt,
        recorded_at: recordedAt,
        recorded_by: userId,
      });
      await this.uow.query(INSERT, [
        ...[organisationId, id, clientId, channel, isGiven, source, note],
        ...[decidedAt, recordedAt, userId, sha256],
      ]);
      hashes.push(sha256);
    }
    this.uow.audit({
      entityType: 'CLIENT',
      entityId: clientId,
      action: 'UPDATE',
      changes: decisions.map(({ channel, isGiven }) => ({
        field: `consent.${channel.toLowerCase()}`,
        oldValue: null,
        newValue: isGiven ? 'given' : 'withdrawn',
        dataType: 'STRING',
      })),
      reason: SAID[source],
      notes: hashes.map((sha256) => `${CONSENT_NOTE}${sha256}`).join(', '),
    });
    this.uow.emit(ClientConsentChanged, clientId, { clientId });
  }
}
