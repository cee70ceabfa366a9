import { Inject } from '@nestjs/common';
import { writeCheckpoints } from '@quillcare/contracts';
import {
  CONFIG,
  contextFor,
  eachSafely,
  Processes,
  ProcessLogger,
  runInContext,
  UnitOfWork,
  type JobHandler,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { CheckpointStore } from '../checkpoint.store';
import { ChainVerifier } from '../chain-verifier';
import { checkpointText, sha256Of } from '../domain/checkpoint';
import { checkpointKey } from '../domain/checkpoint-keys';

const REASON = 'find audit chains without a checkpoint of today';
const BATCH = 100;
/** Maximum duration of a sweep, so that the process can stop. The next sweep continues. */
const SWEEP_MS = 20_000;

/** Chains that have grown since their last checkpoint and have none for this day. */
const DUE = `select organisation_id as "organisationId" from audit.chain_head
  where sequence > 0 and ($1::uuid is null or organisation_id > $1) and checkpoint_sequence is distinct from sequence
    and (checkpoint_on is null or checkpoint_on <> $2::date)
  order by organisation_id limit ${BATCH}`;
const HEAD = `select h.sequence, h.hash, (select count(*)::int from audit.entry e
    where e.organisation_id = h.organisation_id and e.sequence <= h.sequence) as entries
  from audit.chain_head h where h.organisation_id = $1`;
const DONE = `update audit.chain_head set checkpoint_on = $2, checkpoint_sequence = coalesce($3, checkpoint_sequence)
  where organisation_id = $1`;

interface Chain {
  organisationId: string;
}

/** Writes one checkpoint a day for each audit chain, outside the database. */
@Processes(writeCheckpoints)
export class WriteCheckpointsJob implements JobHandler<typeof writeCheckpoints> {
  private isWarned = false;

  constructor(
    private readonly store: CheckpointStore,
    private readonly verifier: ChainVerifier,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async handle(): Promise<void> {
    if (!this.store.isConfigured) return this.warnNotConfigured();
    const day = this.uow.now().toISOString().slice(0, 10);
    const until = Date.now() + SWEEP_MS;
    for (let after: string | null = null; Date.now() < until;) {
      const due = await this.uow.runPlatform(REASON, () => this.uow.query<Chain>(DUE, [after, day]));
      await eachSafely(due, ({ organisationId }) => this.checkpointPractice(organisationId, day), {
        job: writeCheckpoints,
        logger: this.logger,
        nameOf: ({ organisationId }) => `audit chain of practice ${organisationId}`,
      });
      const last = due.at(-1);
      if (!last || due.length < BATCH) return;
      after = last.organisationId;
    }
  }

  private checkpointPractice(organisationId: string, day: string): Promise<void> {
    const context = contextFor({ kind: 'service', service: 'audit' }, { organisationId });
    return runInContext(context, async () => {
      const newest = (await this.store.listDays(organisationId)).at(-1);
      // At most one a day. If the clock was set back, none is added before existing ones.
      const isThere = newest !== undefined && newest >= day;
      const sequence = isThere ? null : await this.storeCheckpoint(organisationId, day, newest);
      await this.uow.run(() => this.uow.execute(DONE, [organisationId, day, sequence]));
    });
  }

  /** Returns the sequence number of the last entry it attests, or null if it wrote nothing. */
  private async storeCheckpoint(
    organisationId: string,
    day: string,
    newest: string | undefined,
  ): Promise<number | null> {
    if (newest !== undefined) await this.reportContradiction(organisationId);
    const [head] = await this.uow.run(() =>
      this.uow.query<{ sequence: number; hash: string; entries: number }>(HEAD, [organisationId]),
    );
    if (!head) return null;
    const before = newest === undefined ? null : await this.store.read(organisationId, newest);
    const content = {
      version: 1 as const,
      organisationId,
      day,
      at: this.uow.now().toISOString(),
      ...head,
      previous: before && sha256Of(before.text),
    };
    const text = checkpointText(content, checkpointKey(this.config.appSecret));
    return (await this.store.add(organisationId, { day, text })) ? head.sequence : null;
  }

  /** Alerts operators on the day a rewrite is found. Later checkpoints do not hide the contradiction. */
  private async reportContradiction(organisationId: string): Promise<void> {
    const found = await this.verifier.checkNewestCheckpoint();
    if (found)
      this.logger.failure(
        new Error(`Entries ${found.first} to ${found.last} do not match the checkpoint of ${found.day}.`),
        `the audit trail of practice ${organisationId} was rewritten`,
      );
  }

  private warnNotConfigured(): void {
    if (this.config.nodeEnv === 'production' && !this.isWarned)
      this.logger.warn(
        {},
        'no checkpoints of the audit trail are kept outside the database (CHECKPOINT_DIR, S3_BUCKET)',
      );
    this.isWarned = true;
  }
}
