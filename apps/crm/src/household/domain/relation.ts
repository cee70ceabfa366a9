import type { HouseholdMember, Relation } from '@quillcare/contracts';

const INVERSE_RELATIONS: Record<Relation, Relation> = {
  GUARDIAN: 'DEPENDANT',
  DEPENDANT: 'GUARDIAN',
  PARENT: 'CHILD',
  CHILD: 'PARENT',
  PARTNER: 'PARTNER',
  REFERRER: 'REFERRED',
  REFERRED: 'REFERRER',
};

/** Returns the relation as seen from the other side. */
export function inverseOf(relation: Relation): Relation {
  return INVERSE_RELATIONS[relation];
}

/** Returns whether two entries state the same relation to the same person. */
export function isSameRelation(one: HouseholdMember, other: HouseholdMember): boolean {
  if (one.relation !== other.relation) return false;
  return one.client || other.client ? one.client?.id === other.client?.id : one.name === other.name;
}

/** Removes duplicate entries, because two merged clients may both have named the same partner. */
export function withoutDuplicates(members: readonly HouseholdMember[]): HouseholdMember[] {
  return members.filter((member, at) => members.findIndex((first) => isSameRelation(first, member)) === at);
}
