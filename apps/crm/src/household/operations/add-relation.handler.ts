import {
  addRelation,
  AppError,
  HouseholdChanged,
  invalid,
  MOST_RELATIONS,
  type Household,
  type HouseholdMember,
  type InputOf,
} from '@quillcare/contracts';
import { normalisePhone } from '@quillcare/rules';
import {
  Implements,
  RecordPreparation,
  UnitOfWork,
  type Handler,
  type RecordFacts,
} from '@quillcare/service-kit';
import { ClientRepository } from '../../client/persistence/client.repository';
import { saysTheSame } from '../domain/relation';
import { RelationRepository } from '../persistence/relation.repository';
import { HouseholdReader } from './household.reader';

type Input = InputOf<typeof addRelation>;

@Implements(addRelation)
export class AddRelationHandler implements Handler<typeof addRelation> {
  constructor(
    private readonly clients: ClientRepository,
    private readonly relations: RelationRepository,
    private readonly household: HouseholdReader,
    private readonly preparation: RecordPreparation,
    private readonly uow: UnitOfWork,
  ) {}

  prepare(): Promise<RecordFacts> {
    return this.preparation.facts();
  }

  async handle({ params, body }: Input, facts: RecordFacts): Promise<Household> {
    if (body.otherClientId === params.id)
      throw invalid({ path: 'otherClientId', message: 'Please choose another client' });
    const phone = body.otherClientId === null ? checkedPhone(body.phone, facts) : null;
    // Locks both rows so that two colleagues adding the same relation do not create it twice.
    await this.clients.lockPresent([params.id, ...(body.otherClientId ? [body.otherClientId] : [])]);
    refuseRepeat(await this.household.entries(params.id), body);
    const { relation, otherClientId, note } = body;
    const name = otherClientId === null ? body.name : null;
    await this.relations.insert({ clientId: params.id, relation, otherClientId, name, phone, note });
    this.tell(params.id, relation);
    if (otherClientId) this.uow.emit(HouseholdChanged, otherClientId, { clientId: otherClientId });
    return this.household.of(params.id);
  }

  private tell(clientId: string, relation: string): void {
    this.uow.audit({
      entityType: 'CLIENT',
      entityId: clientId,
      action: 'UPDATE',
      changes: [{ field: 'household', oldValue: null, newValue: relation, dataType: 'STRING' }],
    });
    this.uow.emit(HouseholdChanged, clientId, { clientId });
  }
}

function checkedPhone(typed: string | null, { country }: RecordFacts): string | null {
  if (!typed) return null;
  const phone = normalisePhone(typed, country);
  if (!phone.ok) throw invalid({ path: 'phone', message: phone.message });
  return phone.value;
}

function refuseRepeat(entries: readonly HouseholdMember[], body: Input['body']): void {
  const client = body.otherClientId === null ? null : { id: body.otherClientId };
  const wanted = { relation: body.relation, client, name: body.name ?? '' } as HouseholdMember;
  if (entries.some((entry) => saysTheSame(entry, wanted)))
    throw new AppError('DUPLICATE', { detail: 'This relation already exists.' });
  if (entries.length >= MOST_RELATIONS)
    throw invalid({ path: 'relation', message: `A client can have at most ${MOST_RELATIONS} relations` });
}
