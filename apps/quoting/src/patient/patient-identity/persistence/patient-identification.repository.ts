import { UnitOfWork, currentContext, newId } from '@quillcare/service-kit';
import type { ProvenBy } from '@quillcare/rules';
import { Injectable } from '@nestjs/common';

/** Proofs of patients' identity. Append-only: the database rejects changes. */
@Injectable()
export class PatientIdentificationRepository {
  constructor(private readonly uow: UnitOfWork) {}

  /** Stores an identification with the IP address and user agent the server saw. */
  async add(
    link: { quoteId: string; linkId: string },
    methods: readonly ProvenBy[],
    at: Date,
  ): Promise<void> {
    const { client } = currentContext();
    await this.uow.execute(
      `insert into quoting.patient_identification
         (id, organisation_id, quote_id, link_id, at, methods, ip_address, user_agent)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [newId(), this.uow.organisationId, link.quoteId, link.linkId, at, methods, client.ip, client.userAgent],
    );
  }
}
