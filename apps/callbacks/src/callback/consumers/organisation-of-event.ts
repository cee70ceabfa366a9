import type { EventEnvelope } from '@quillcare/contracts';

/** The practice an event belongs to; events of quotes always name it. */
export function organisationOfEvent({ organisationid, type, id }: EventEnvelope): string {
  if (!organisationid) throw new Error(`${type} ${id} names no organisation.`);
  return organisationid;
}
