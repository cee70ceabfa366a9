import { verifyChain, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, TenantReader, type Handler } from '@quillcare/service-kit';
import { faultAtEnd, follow, GENESIS, type ChainedEntry, type ChainHead } from '../domain/chain';

const BATCH = 250;

const HEAD = 'select sequence, hash from audit.chain_head where organisation_id = $1';

/** What of an entry its hash covers, and the hashes. */
export const AUDIT_ENTRY_COLUMNS = `id, organisation_id, sequence, service, entity_type, entity_id, action, entity_label,
  changes, reason, notes, user_id, actor, actor_name, correlation_id, occurred_at, previous_hash, hash`;

const ENTRIES = `
  select ${AUDIT_ENTRY_COLUMNS}
    from audit.entry
   where organisation_id = $1 and sequence > $2 and sequence <= $3
   order by sequence limit ${BATCH}`;

@Implements(verifyChain)
export class VerifyChainQuery implements Handler<typeof verifyChain> {
  constructor(private readonly reader: TenantReader) {}

  async handle(_input: InputOf<typeof verifyChain>): Promise<ResultOf<typeof verifyChain>> {
    // The head is read first: entries appended while this runs come after it and are not checked.
    const stored = (await this.reader.one<ChainHead>('audit.chain_head', HEAD)) ?? GENESIS;
    let reached = GENESIS;
    for (;;) {
      const batch = await this.after(reached, stored);
      const { head, fault } = follow(batch, reached);
      if (fault) return { entries: head.sequence, fault };
      reached = head;
      if (batch.length < BATCH) return { entries: reached.sequence, fault: faultAtEnd(reached, stored) };
    }
  }

  private after(reached: ChainHead, stored: ChainHead): Promise<ChainedEntry[]> {
    return this.reader.rows<ChainedEntry>('audit.chain', ENTRIES, [reached.sequence, stored.sequence]);
  }
}
