import { defineParts } from '@quillcare/service-kit';
import { AddRelationHandler } from './operations/add-relation.handler';
import { HouseholdReader } from './operations/household.reader';
import { ListHouseholdQuery } from './operations/list-household.query';
import { RemoveRelationHandler } from './operations/remove-relation.handler';
import { RelationEntity } from './persistence/relation.entity';
import { RelationRepository } from './persistence/relation.repository';

/** Guardians, partners, parents, children and referrers of clients. */
export const householdParts = defineParts({
  entities: [RelationEntity],
  handlers: [ListHouseholdQuery, AddRelationHandler, RemoveRelationHandler],
  providers: [RelationRepository, HouseholdReader],
});
