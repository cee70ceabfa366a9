import { Inject, Injectable } from '@nestjs/common';
import type { ChainFault } from '@quillcare/contracts';
import { CONFIG, currentContext, TenantReader, type ProcessConfig } from '@quillcare/service-kit';
import {
  findHeadFault,
  verifyEntries,
  GENESIS,
  type ChainedEntry,
  type ChainHead,
} from '../trail/domain/chain';
import { CheckpointStore } from './checkpoint.store';
import {
  trustedCheckpoints,
  compare,
  type Checkpoint,
  type CheckpointFault,
  type Contradiction,
} from './domain/checkpoint';
import { checkpointKey, publicKeyOf } from './domain/checkpoint-keys';

const BATCH = 250;

const HEAD = 'select sequence, hash from audit.chain_head where organisation_id = $1';

/** The columns of an entry that its hash covers, and the hashes. */
export const AUDIT_ENTRY_COLUMNS = `id, organisation_id, sequence, service, entity_type, entity_id, action, entity_label,
  changes, reason, notes, user_id, actor, actor_name, correlation_id, occurred_at, previous_hash, hash`;

const ENTRIES = `
  select ${AUDIT_ENTRY_COLUMNS}
    from audit.entry
   where organisation_id = $1 and sequence > $2 and sequence <= $3
   order by sequence limit ${BATCH}`;

const HASHES =
  'select sequence, hash from audit.entry where organisation_id = $1 and sequence = any ($2::int[])';

export interface ChainVerdict {
  /** Number of entries, from the first, that form an unbroken chain. */
  entries: number;
  fault: { sequence: number; kind: ChainFault } | null;
  /** The newest checkpoint the chain agrees with; null if there is none. */
  attested: Checkpoint | null;
  contradiction: Contradiction | null;
  /** Number of checkpoints compared, and the faults found in them. */
  checkpoints: number;
  checkpointFaults: CheckpointFault[];
}

/** Recomputes the audit chain of the practice in context and compares it with its checkpoints. */
@Injectable()
export class ChainVerifier {
  private readonly keys: string[];

  constructor(
    private readonly reader: TenantReader,
    private readonly store: CheckpointStore,
    @Inject(CONFIG) { secrets }: ProcessConfig,
  ) {
    this.keys = secrets.map((secret) => publicKeyOf(checkpointKey(secret)));
  }

  /** Verifies the chain against the `newest` most recent checkpoints (Infinity for all). */
  async verify(newest: number): Promise<ChainVerdict> {
    const { entries, fault } = await this.verifyChain();
    return { entries, fault, ...(await this.compare(newest)) };
  }

  /** Compares the chain with its newest checkpoint only; reads a single entry. */
  async checkNewestCheckpoint(): Promise<Contradiction | null> {
    return (await this.compare(1)).contradiction;
  }

  private async verifyChain(): Promise<Pick<ChainVerdict, 'entries' | 'fault'>> {
    // The head is read first: entries appended during verification come after it and are not checked.
    const stored = (await this.reader.one<ChainHead>('audit.chain_head', HEAD)) ?? GENESIS;
    let reached = GENESIS;
    for (;;) {
      const batch = await this.after(reached, stored);
      const { head, fault } = verifyEntries(batch, reached);
      if (fault) return { entries: head.sequence, fault };
      reached = head;
      if (batch.length < BATCH) return { entries: reached.sequence, fault: findHeadFault(reached, stored) };
    }
  }

  private after(reached: ChainHead, stored: ChainHead): Promise<ChainedEntry[]> {
    return this.reader.rows<ChainedEntry>('audit.chain', ENTRIES, [reached.sequence, stored.sequence]);
  }

  private async compare(newest: number): Promise<Omit<ChainVerdict, 'entries' | 'fault'>> {
    const organisationId = currentContext().organisationId ?? '';
    const days = this.store.isConfigured ? await this.store.listDays(organisationId) : [];
    const chosen = days.slice(-newest);
    const stored = [];
    for (const day of chosen) stored.push(await this.store.read(organisationId, day));
    const isWhole = chosen.length === days.length;
    const { sound, faults } = trustedCheckpoints(stored, organisationId, { keys: this.keys, isWhole });
    const hashes = sound.length === 0 ? new Map<number, string>() : await this.readHashes(sound);
    return { checkpoints: sound.length, checkpointFaults: faults, ...compare(sound, hashes) };
  }

  private async readHashes(sound: readonly Checkpoint[]): Promise<Map<number, string>> {
    const sequences = sound.map(({ sequence }) => sequence);
    const rows = await this.reader.rows<ChainHead>('audit.chain_hashes', HASHES, [sequences]);
    return new Map(rows.map(({ sequence, hash }) => [sequence, hash]));
  }
}
