import { Injectable } from '@nestjs/common';
import { contextFor, runInContext, TenantReader, UnitOfWork } from '@quillcare/service-kit';
import { ChainVerifier, type ChainVerdict } from './chain-verifier';
import { CheckpointStore } from './checkpoint.store';

const REASON = 'compare all audit chains with their checkpoints';
const CHAINS = 'select organisation_id as id from audit.chain_head order by organisation_id';
/** A checkpoint is written once a day; the second day leaves time to fix whatever prevents it. */
const MAX_CHECKPOINT_DELAY_MS = 48 * 3_600_000;
const UNATTESTED_ENTRIES = `select sequence, occurred_at from audit.entry
  where organisation_id = $1 and sequence > $2 order by sequence limit 1`;

export interface PracticeReport {
  organisationId: string;
  entries: number;
  checkpoints: number;
  attested: { until: string; sequence: number } | null;
  faults: string[];
}

@Injectable()
export class CheckpointChecker {
  constructor(
    private readonly verifier: ChainVerifier,
    private readonly store: CheckpointStore,
    private readonly reader: TenantReader,
    private readonly uow: UnitOfWork,
  ) {}

  get isConfigured(): boolean {
    return this.store.isConfigured;
  }

  /** Checks one practice, or every practice that has a chain or a checkpoint, because a chain may have been deleted as a whole. */
  async *check(organisationId: string | null): AsyncGenerator<PracticeReport> {
    for (const id of organisationId ? [organisationId] : await this.listPractices())
      yield await this.reportFor(id);
  }

  private async listPractices(): Promise<string[]> {
    const chains = await this.uow.runPlatform(REASON, () => this.uow.query<{ id: string }>(CHAINS));
    return [...new Set([...chains.map(({ id }) => id), ...(await this.store.listPractices())])].sort();
  }

  private reportFor(organisationId: string): Promise<PracticeReport> {
    const context = contextFor({ kind: 'service', service: 'audit' }, { organisationId });
    return runInContext(context, async () => {
      const verdict = await this.verifier.verify(Infinity);
      const { entries, checkpoints, attested } = verdict;
      const waiting = await this.waiting(verdict);
      return {
        organisationId,
        entries,
        checkpoints,
        faults: [...faultsOf(verdict), ...waiting],
        attested: attested && { until: attested.at, sequence: attested.sequence },
      };
    });
  }

  /** Reports entries that should have a checkpoint by now, so something or someone is preventing it. */
  private async waiting({ attested, contradiction }: ChainVerdict): Promise<string[]> {
    if (contradiction) return [];
    const first = await this.reader.one<{ sequence: number; occurredAt: string }>(
      'audit.chain_waiting',
      UNATTESTED_ENTRIES,
      [attested?.sequence ?? 0],
    );
    const isLate = first && this.uow.now().getTime() - Date.parse(first.occurredAt) > MAX_CHECKPOINT_DELAY_MS;
    return isLate
      ? [`no checkpoint covers entry ${first.sequence} of ${first.occurredAt}, or any after it`]
      : [];
  }
}

function faultsOf({ fault, contradiction, checkpointFaults }: ChainVerdict): string[] {
  const faults = checkpointFaults.map(({ day, fault: problem }) => `the checkpoint of ${day} ${problem}`);
  if (fault) faults.push(`entry ${fault.sequence} is not as it was written (${fault.kind})`);
  if (contradiction) {
    const { first, last, day } = contradiction;
    const subject =
      first === last ? `entry ${first} is not what` : `entries ${first} to ${last} are not what`;
    faults.push(`the past was rewritten: ${subject} the checkpoint of ${day} attests`);
  }
  return faults;
}
