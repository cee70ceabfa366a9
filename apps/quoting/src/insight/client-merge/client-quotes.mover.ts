import { Injectable } from '@nestjs/common';
import { ClientQuotesMoved, type Client, type MergeFacts } from '@quillcare/contracts';
import { MergedClients, UnitOfWork, type ClientRows } from '@quillcare/service-kit';
import { DraftFollower } from '../../quote';
import { ClientEnquiryRepository } from '../report/persistence/client-enquiry.repository';

/**
 * Deleted drafts are left out because they are not shown. The client id in the snapshot is updated so that a quote links to the
 * surviving record. The name stays as sent and signed, and the frozen document is not touched.
 */
const QUOTES: ClientRows = {
  table: 'quoting.quote',
  column: 'client_id',
  before: 'client_before_merge',
  where: 'deleted_at is null',
  also: `client = jsonb_set(client, '{id}', to_jsonb(owner.present))`,
};

const CASES = `update quoting.surgery_case moved set patient = jsonb_set(moved.patient, '{id}', to_jsonb(q.client_id))
  from quoting.quote q where q.organisation_id = $1 and q.client_id = any($2::uuid[]) and q.deleted_at is null
   and moved.organisation_id = $1 and moved.quote_id = q.id and moved.patient->>'id' <> q.client_id::text`;

/** Moves the quotes and surgery cases of merged clients, and moves them back when a merge is undone. */
@Injectable()
export class ClientQuotesMover {
  constructor(
    private readonly merges: MergedClients,
    private readonly drafts: DraftFollower,
    private readonly enquiries: ClientEnquiryRepository,
    private readonly uow: UnitOfWork,
  ) {}

  /** `present` holds the records into which the clients of the merge are now merged; drafts take their names. */
  async follow(facts: MergeFacts, isUndone: boolean, present: readonly Client[]): Promise<void> {
    const { mergeId, survivorId, formerId } = facts;
    await this.merges.learn(facts, isUndone);
    const count = await this.merges.move([QUOTES], facts);
    await this.enquiries.follow(facts);
    const clientIds = [survivorId, formerId, ...present.map(({ id }) => id)];
    await this.uow.execute(CASES, [this.uow.organisationId, clientIds]);
    for (const client of present) await this.drafts.follow(client);
    this.uow.emit(ClientQuotesMoved, survivorId, { mergeId, count });
  }
}
