import {
  addRelation,
  AppError,
  HouseholdChanged,
  invalidInput,
  MAX_RELATIONS,
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
import { isSameRelation } from '../domain/relation';
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
      throw invalidInput({ path: 'otherClientId', message: 'Please choose another client' });
    const phone = body.otherClientId === null ? validatePhone(body.phone, facts) : null;
    // Locks both rows so that two colleagues adding the same relation do not create it twice.
    await this.clients.lockPresent([params.id, ...(body.otherClientId ? [body.otherClientId] : [])]);
    assertNotDuplicate(await this.household.readEntries(params.id), body);
    const { relation, otherClientId, note } = body;
    const name = otherClientId === null ? body.name : null;
    await this.relations.insert({ clientId: params.id, relation, otherClientId, name, phone, note });
    this.announce(params.id, relation);
    if (otherClientId) this.uow.emit(HouseholdChanged, otherClientId, { clientId: otherClientId });
    return this.household.read(params.id);
  }

  private announce(clientId: string, relation: string): void {
    this.uow.audit({
      entityType: 'CLIENT',
      entityId: clientId,
      action: 'UPDATE',
      changes: [{ field: 'household', oldValue: null, newValue: relation, dataType: 'STRING' }],
    });
    this.uow.emit(HouseholdChanged, clientId, { clientId });
  }
}

function validatePhone(typed: string | null, { country }: RecordFacts): string | null {
  if (!typed) return null;
  const phone = normalisePhone(typed, country);
  if (!phone.ok) throw invalidInput({ path: 'phone', message: phone.message });
  return phone.value;
}

function assertNotDuplicate(entries: readonly HouseholdMember[], body: Input['body']): void {
  const client = body.otherClientId === null ? null : { id: body.otherClientId };
  const newRelation = { relation: body.relation, client, name: body.name ?? '' } as HouseholdMember;
  if (entries.some((entry) => isSameRelation(entry, newRelation)))
    throw new AppError('DUPLICATE', { detail: 'This relation already exists.' });
  if (entries.length >= MAX_RELATIONS)
    throw invalidInput({ path: 'relation', message: `A client can have at most ${MAX_RELATIONS} relations` });
}
