import type { Client, EventEnvelope, MergeFacts } from '@quillcare/contracts';
import type { QuoteFactsReader } from '../../../quote';

/** The records that the clients of a merge are part of now, each once; events carry no personal data. */
export async function presentClients(
  facts: QuoteFactsReader,
  { organisationid, data, id }: EventEnvelope<MergeFacts>,
): Promise<Client[]> {
  if (!organisationid) throw new Error(`The merge in event ${id} names no organisation.`);
  const [survivor, former] = await Promise.all([
    facts.client(organisationid, data.survivorId),
    facts.client(organisationid, data.formerId),
  ]);
  if (!survivor || !former) return [survivor, former].filter((client) => client !== null);
  return survivor.id === former.id ? [survivor] : [survivor, former];
}
