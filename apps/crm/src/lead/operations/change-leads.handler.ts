import {
  AppError,
  changeLeads,
  invalid,
  LeadChanged,
  listStaff,
  type InputOf,
  type LeadChange,
  type LeadOutcome,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, RpcClient, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { moveLead, putBack, standingOf } from '../domain/lead';
import type { LeadEntity } from '../persistence/lead.entity';
import { LeadRepository } from '../persistence/lead.repository';

type Input = InputOf<typeof changeLeads>;
type Item = Input['body']['items'][number];
/** Names of active colleagues by id. */
type Staff = ReadonlyMap<string, string>;

/** Changes leads in bulk, several per transaction. */
@Implements(changeLeads)
export class ChangeLeadsHandler implements Handler<typeof changeLeads> {
  constructor(
    private readonly leads: LeadRepository,
    private readonly rpc: RpcClient,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ body: { organisationId, items } }: Input): Promise<Staff> {
    const isAssigned = items.some(({ change }) => change.what === 'ASSIGN' && change.ownerId !== null);
    if (!isAssigned) return new Map();
    const staff = await this.rpc.call(listStaff, { body: { organisationId } });
    return new Map(staff.items.map(({ userId, name }) => [userId, name]));
  }

  async handle({ body: { items } }: Input, staff: Staff): Promise<ResultOf<typeof changeLeads>> {
    const labels = await this.leads.lockNames(items.map(({ id }) => id));
    const outcomes: LeadOutcome[] = [];
    for (const item of items) outcomes.push(await this.one(item, labels.get(item.id) ?? '', staff));
    return { items: outcomes };
  }

  /** A rejection occurs before anything is written, so the transaction can continue with the next lead. */
  private async one(item: Item, label: string, staff: Staff): Promise<LeadOutcome> {
    const { id } = item;
    try {
      const { lead, before } = await this.apply(item, staff);
      return { id, label, version: lead.version, refusal: null, before };
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      return { id, label, version: null, refusal: error.message, before: null };
    }
  }

  private async apply({ id, version, change }: Item, staff: Staff) {
    const options = { version: version ?? undefined };
    if (change.what === 'DELETE') return this.kept(await this.leads.remove(id, options));
    if (change.what === 'RESTORE') return this.kept(await this.leads.restore(id, options));
    let before: LeadOutcome['before'] = null;
    const decide = (lead: LeadEntity) => {
      before = { ...standingOf(lead), ownerId: lead.ownerId };
      return decided(lead, change, staff, this.uow.now());
    };
    const reason = change.what === 'MOVE' ? change.reason : null;
    return { lead: await this.leads.move(id, decide, { ...options, reason }), before };
  }

  /** For deleting and restoring, which change nothing else on the lead. */
  private kept(lead: LeadEntity) {
    this.uow.emit(LeadChanged, lead.id, { id: lead.id });
    return { lead, before: { ...standingOf(lead), ownerId: lead.ownerId } };
  }
}

function decided(
  lead: LeadEntity,
  change: Exclude<LeadChange, { what: 'DELETE' | 'RESTORE' }>,
  staff: Staff,
  now: Date,
) {
  if (change.what === 'MOVE') return moveLead(lead, change.status, change, now);
  if (change.what === 'PUT_BACK') return putBack(lead, change.standing);
  const { ownerId } = change;
  const ownerName = ownerId === null ? null : staff.get(ownerId);
  if (ownerName === undefined)
    throw invalid({ path: 'ownerId', message: 'Please choose an active colleague' });
  return { ownerId, ownerName, ownerIsActive: true };
}
