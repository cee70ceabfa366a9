import { UnitOfWork } from '@quillcare/service-kit';
import { Injectable } from '@nestjs/common';
import type { Helper } from '../domain/acceptance';

export type LinkPurpose = 'ANSWER' | 'TABLET' | 'CONFIRM';

export interface SigningLink {
  dateOfBirth: string;
  purpose: LinkPurpose;
  /** The staff member who handed over the device. Null for any other link. */
  helper: Helper | null;
}

interface Row {
  date_of_birth: string;
  purpose: LinkPurpose;
  handed_over_by: string | null;
  handed_over_by_name: string | null;
}

@Injectable()
export class SigningLinkRepository {
  constructor(private readonly uow: UnitOfWork) {}

  async of(linkId: string): Promise<SigningLink> {
    const [row] = await this.uow.query<Row>(
      `select date_of_birth, purpose, handed_over_by, handed_over_by_name from quoting.patient_link
        where organisation_id = $1 and id = $2`,
      [this.uow.organisationId, linkId],
    );
    if (!row) throw new Error(`Link ${linkId} vanished`);
    const { handed_over_by: userId, handed_over_by_name: name } = row;
    return {
      dateOfBirth: row.date_of_birth,
      purpose: row.purpose,
      helper: userId && name ? { userId, name } : null,
    };
  }

  /** Turns a link into a short-lived one for a device of the practice, tied to the locked staff session. */
  async forTablet(
    linkId: string,
    handOver: { helper: Helper; sessionId: string; expiresAt: Date },
  ): Promise<void> {
    const { helper, sessionId, expiresAt } = handOver;
    await this.uow.query(
      `update quoting.patient_link set purpose = 'TABLET', handed_over_by = $3, handed_over_by_name = $4,
              handed_over_session = $5, expires_at = $6
        where organisation_id = $1 and id = $2`,
      [this.uow.organisationId, linkId, helper.userId, helper.name, sessionId, expiresAt],
    );
  }

  /** Turns a link into one for confirming an acceptance recorded by staff. */
  async forConfirmation(linkId: string): Promise<void> {
    await this.uow.query(
      `update quoting.patient_link set purpose = 'CONFIRM' where organisation_id = $1 and id = $2`,
      [this.uow.organisationId, linkId],
    );
  }

  /** Ends the quote's earlier device links. */
  async endTabletsOfQuote(quoteId: string): Promise<void> {
    await this.uow.query(
      `update quoting.patient_link set expires_at = $3
        where organisation_id = $1 and quote_id = $2 and purpose = 'TABLET' and expires_at > $3`,
      [this.uow.organisationId, quoteId, this.uow.now()],
    );
  }

  /** Ends the links of a device that was handed back, except those from a later handover. */
  async endTabletsOfSession(sessionId: string, givenBackAt: Date): Promise<void> {
    await this.uow.query(
      `update quoting.patient_link set expires_at = $3
        where organisation_id = $1 and handed_over_session = $2 and expires_at > $3 and created_at <= $3`,
      [this.uow.organisationId, sessionId, givenBackAt],
    );
  }
}
