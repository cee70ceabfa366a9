import type { HouseholdMember, Relation } from '@quillcare/contracts';

const INVERSE: Record<Relation, Relation> = {
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
  return INVERSE[relation];
}

/** Returns whether two entries state the same relation to the same person. */
export function saysTheSame(one: HouseholdMember, other: HouseholdMember): boolean {
  if (one.relation !== other.relation) return false;
  return one.client || other.client ? one.client?.id === other.client?.id : one.name === other.name;
}

/** Removes duplicate entries, because two merged clients may both have named the same partner. */
export function withoutRepeats(members: readonly HouseholdMember[]): HouseholdMember[] {
  return members.filter((member, at) => members.findIndex((first) => saysTheSame(first, member)) === at);
}
