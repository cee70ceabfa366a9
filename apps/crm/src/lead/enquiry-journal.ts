import { Injectable } from '@nestjs/common';
import { EnquiryReceived } from '@quillcare/contracts';
import { newId, UnitOfWork } from '@quillcare/service-kit';

export interface FormEnquiry {
  nonce: string;
  utmSource: string | null;
  utmMedium: string | null;
  utmCampaign: string | null;
  /** The consent wording agreed to. */
  consents: readonly string[];
  privacyNote: string;
}

interface Row extends Partial<FormEnquiry> {
  via: 'FORM' | 'KEY';
  consents: readonly string[];
  key?: { id: string; name: string };
}

const INSERT = `insert into crm.enquiry (id, organisation_id, lead_id, via, received_at, nonce, key_id, key_name,
    utm_source, utm_medium, utm_campaign, consents, privacy_note)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::jsonb, $13)`;

const COUNT =
  'select count(*)::int as count from crm.enquiry where organisation_id = $1 and received_at > $2';

/** Append-only record of how leads came in without staff, with the consent wording people agreed to. */
@Injectable()
export class EnquiryJournal {
  constructor(private readonly uow: UnitOfWork) {}

  noteForm(lead: { id: string }, enquiry: FormEnquiry): Promise<void> {
    return this.note(lead.id, { via: 'FORM', ...enquiry });
  }

  noteKey(lead: { id: string }, key: { id: string; name: string }): Promise<void> {
    return this.note(lead.id, { via: 'KEY', key, consents: [] });
  }

  /**
   * Returns whether this nonce has been submitted before. Blocks concurrent submissions with the same nonce until this
   * transaction ends.
   */
  async isKnown(nonce: string): Promise<boolean> {
    const { organisationId } = this.uow;
    await this.uow.lock(`enquiry ${nonce}`);
    const found = await this.uow.query(
      'select id from crm.enquiry where organisation_id = $1 and nonce = $2',
      [organisationId, nonce],
    );
    return found.length > 0;
  }

  /** Counts submissions since an instant. Blocks other counting transactions until this one ends. */
  async countSince(instant: Date): Promise<number> {
    await this.uow.lock('enquiries');
    const [row] = await this.uow.query<{ count: number }>(COUNT, [this.uow.organisationId, instant]);
    return row?.count ?? 0;
  }

  private async note(leadId: string, row: Row): Promise<void> {
    const id = newId();
    await this.uow.query(INSERT, [
      ...[id, this.uow.organisationId, leadId, row.via, this.uow.now(), row.nonce ?? null],
      ...[row.key?.id ?? null, row.key?.name ?? null],
      ...[row.utmSource ?? null, row.utmMedium ?? null, row.utmCampaign ?? null],
      ...[JSON.stringify(row.consents), row.privacyNote ?? null],
    ]);
    this.uow.emit(EnquiryReceived, leadId, { leadId, enquiryId: id });
  }
}
