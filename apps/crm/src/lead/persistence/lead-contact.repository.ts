import { Injectable } from '@nestjs/common';
import type { LeadContact } from '@quillcare/contracts';
import { currentContext, newId, UnitOfWork } from '@quillcare/service-kit';

/** Contact attempts on leads. Append-only, enforced by the database. */
@Injectable()
export class LeadContactRepository {
  constructor(private readonly uow: UnitOfWork) {}

  async add(leadId: string, { channel, outcome, note }: Pick<LeadContact, 'channel' | 'outcome' | 'note'>) {
    const { userId, name } = currentContext().actor;
    await this.uow.query(
      `insert into crm.lead_contact (id, organisation_id, lead_id, at, channel, outcome, note, by_user, by_name)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [newId(), this.uow.organisationId, leadId, this.uow.now(), channel, outcome, note, userId, name],
    );
  }
}
