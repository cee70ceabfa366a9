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

/** The same relation from the other side. */
export function inverseOf(relation: Relation): Relation {
  return INVERSE[relation];
}

/** Whether two entries say the same of the same person. */
export function saysTheSame(one: HouseholdMember, other: HouseholdMember): boolean {
  if (one.relation !== other.relation) return false;
  return one.client || other.client ? one.client?.id === other.client?.id : one.name === other.name;
}

/** Each person once for each relation: two records that were merged may both have named the same partner. */
export function withoutRepeats(members: readonly HouseholdMember[]): HouseholdMember[] {
  return members.filter((member, at) => members.findIndex((first) => saysTheSame(first, member)) === at);
}
