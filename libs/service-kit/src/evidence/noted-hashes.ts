import { listNotedHashes, type InputOf, type ResultOf } from '@quillcare/contracts';
import type { RpcClient } from '../operations/rpc-client';
import type { NotedHash } from './hashed-rows';

/** Returns all hashes the audit trail of a practice records with these words, oldest first. */
export async function notedHashes(
  rpc: RpcClient,
  of: Omit<InputOf<typeof listNotedHashes>['body'], 'after'>,
): Promise<NotedHash[]> {
  const all: NotedHash[] = [];
  for (let after: number | null = 0; after !== null;) {
    const page: ResultOf<typeof listNotedHashes> = await rpc.call(listNotedHashes, {
      body: { ...of, after },
    });
    all.push(...page.items);
    after = page.next;
  }
  return all;
}
