import type { Client, EventEnvelope, MergeFacts } from '@quillcare/contracts';
import type { RpcClient } from '@quillcare/service-kit';
import { organisationOfEvent } from '../../callback/consumers/organisation-of-event';
import { presentClient } from '../../callback/consumers/present-client';

/** The records that the clients of a merge are part of now, each once; events carry no personal data. */
export async function presentClients(rpc: RpcClient, event: EventEnvelope<MergeFacts>): Promise<Client[]> {
  const organisationId = organisationOfEvent(event);
  const [survivor, former] = await Promise.all([
    presentClient(rpc, organisationId, event.data.survivorId),
    presentClient(rpc, organisationId, event.data.formerId),
  ]);
  if (!survivor || !former) return [survivor, former].filter((client) => client !== null);
  return survivor.id === former.id ? [survivor] : [survivor, former];
}
