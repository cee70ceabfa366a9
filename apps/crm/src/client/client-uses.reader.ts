import { Injectable } from '@nestjs/common';
import {
  countCallbackUses,
  countQuoteUses,
  dependantKind,
  describeDependants,
  type ClientUses,
} from '@quillcare/contracts';
import { currentContext, RpcClient, TenantReader } from '@quillcare/service-kit';

const OWN = `
  select client_id as "clientId", 'LEAD' as kind, count(*)::int as count from crm.lead
   where organisation_id = $1 and client_id = any($2::uuid[]) and deleted_at is null group by client_id
  union all
  select client_id, 'RELATION', count(*)::int from (
    select client_id from crm.client_relation
     where organisation_id = $1 and client_id = any($2::uuid[]) and deleted_at is null
    union all
    select other_client_id from crm.client_relation
     where organisation_id = $1 and other_client_id = any($2::uuid[]) and deleted_at is null) related
   group by client_id
  union all
  select entity_id, 'NOTE', count(*)::int from crm.note
   where organisation_id = $1 and subject_key in (select 'CLIENT ' || one from unnest($2::uuid[]) one)
     and entity_type = 'CLIENT_NOTE' and deleted_at is null
     and not (id = any($3::uuid[]) and version = 1 and reply_count = 0)
   group by entity_id`;

/** Finds what depends on several clients at once. Makes remote calls, so never use it inside a transaction. */
@Injectable()
export class ClientUsesReader {
  constructor(
    private readonly reader: TenantReader,
    private readonly rpc: RpcClient,
  ) {}

  /**
   * Returns a description by client id, leaving out clients on which nothing depends. `ownNotes` are ids of notes that do not
   * count while unchanged.
   */
  async of(clientIds: string[], ownNotes: readonly string[]): Promise<Map<string, string>> {
    const { organisationId } = currentContext();
    if (clientIds.length === 0 || !organisationId) return new Map();
    const request = { body: { organisationId, clientIds } };
    const [own, quotes, callbacks] = await Promise.all([
      this.reader.rows<ClientUses['items'][number]>('crm.uses_of_clients', OWN, [clientIds, ownNotes]),
      this.rpc.call(countQuoteUses, request),
      this.rpc.call(countCallbackUses, request),
    ]);
    return inWords([...quotes.items, ...callbacks.items, ...own]);
  }
}

/** Groups the uses by record, each worded for use in a sentence. */
export function inWords(uses: ClientUses['items']): Map<string, string> {
  const byClient = new Map<string, ClientUses['items']>();
  for (const use of uses) byClient.set(use.clientId, [...(byClient.get(use.clientId) ?? []), use]);
  const order = dependantKind.options;
  return new Map(
    [...byClient].map(([clientId, items]) => [
      clientId,
      describeDependants({ items: items.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)) }),
    ]),
  );
}
