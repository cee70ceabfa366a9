import { listNotedHashes, type InputOf, type ResultOf } from '@quillcare/contracts';
import type { RpcClient } from '../operations/rpc-client';
import type { RecordedHash } from './hashed-rows';

/** Returns all hashes the audit trail of a practice records with these words, oldest first. */
export async function recordedHashes(
  rpc: RpcClient,
  of: Omit<InputOf<typeof listNotedHashes>['body'], 'after'>,
): Promise<RecordedHash[]> {
  const all: RecordedHash[] = [];
  for (let after: number | null = 0; after !== null;) {
    const page: ResultOf<typeof listNotedHashes> = await rpc.call(listNotedHashes, {
      body: { ...of, after },
    });
    all.push(...page.items);
    after = page.next;
  }
  return all;
}
