import type { EventEnvelope } from '@quillcare/contracts';

/** The practice that an event of a quote belongs to; every one of them names it. */
export function organisationOfEvent({ organisationid, type, id }: EventEnvelope): string {
  if (!organisationid) throw new Error(`${type} ${id} names no organisation.`);
  return organisationid;
}
