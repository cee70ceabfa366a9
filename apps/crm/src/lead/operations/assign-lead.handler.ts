import { assignLead, invalid, listStaff, type InputOf } from '@quillcare/contracts';
import {
  currentContext,
  Implements,
  RecordPreparation,
  RpcClient,
  toWire,
  withAuthors,
  type AuthorNames,
  type Handler,
} from '@quillcare/service-kit';
import { LeadEntity } from '../persistence/lead.entity';
import { LeadRepository } from '../persistence/lead.repository';

interface Prepared {
  names: AuthorNames;
  /** Null to unassign. Undefined if the id is not that of an active colleague. */
  owner: { id: string; name: string } | null | undefined;
}

@Implements(assignLead)
export class AssignLeadHandler implements Handler<typeof assignLead> {
  constructor(
    private readonly leads: LeadRepository,
    private readonly preparation: RecordPreparation,
    private readonly rpc: RpcClient,
  ) {}

  async prepare({ params, body }: InputOf<typeof assignLead>): Promise<Prepared> {
    const [names, owner] = await Promise.all([
      this.preparation.namesForChange(LeadEntity, params.id),
      this.owner(body.ownerId),
    ]);
    return { names, owner };
  }

  async handle({ params, body }: InputOf<typeof assignLead>, { names, owner }: Prepared) {
    const lead = await this.leads.move(params.id, () => ownedBy(owner), { version: body.version, names });
    return toWire(withAuthors(lead, names));
  }

  /** Returns the active colleague with this id. */
  private async owner(ownerId: string | null): Promise<Prepared['owner']> {
    const { organisationId } = currentContext();
    if (ownerId === null || !organisationId) return null;
    const { items } = await this.rpc.call(listStaff, { body: { organisationId } });
    const colleague = items.find(({ userId }) => userId === ownerId);
    return colleague && { id: colleague.userId, name: colleague.name };
  }
}

function ownedBy(owner: Prepared['owner']) {
  if (owner === undefined) throw invalid({ path: 'ownerId', message: 'Please choose an active colleague' });
  return { ownerId: owner?.id ?? null, ownerName: owner?.name ?? null, ownerIsActive: true };
}
