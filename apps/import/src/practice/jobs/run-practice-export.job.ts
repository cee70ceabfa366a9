import { Inject } from '@nestjs/common';
import { allows, runPracticeExport, startPracticeExport, type JobData } from '@quillcare/contracts';
import {
  Clock,
  CONFIG,
  OrganisationFacts,
  Processes,
  unseal,
  type JobHandler,
  type JobRun,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { ActingPerson } from '../../background/acting-person';
import { BackgroundClaims, type ClaimedWork } from '../../background/background-claims';
import { BackgroundRunner } from '../../background/background-runner';
import { PracticeArchiver, type ArchiveProgress } from '../archive/practice-archive';
import { RecordSource } from '../archive/record-source';
import { PartSink } from '../archive/part-sink';
import { PracticeExportRepository } from '../persistence/practice-export.repository';

/** Interval at which progress is published and cancellation is checked. */
const PROGRESS_INTERVAL_MS = 500;

const FORBIDDEN = 'You no longer have permission to export the practice.';
const WRITE_FAILED = 'The archive could not be written. Please try again.';

/** Thrown to end the work: it was cancelled, or the person has lost the right. */
class ArchiveAborted extends Error {
  constructor(
    readonly status: 'CANCELLED' | 'FAILED',
    readonly problem: string | null = null,
  ) {
    super(status);
  }
}

@Processes(runPracticeExport)
export class RunPracticeExportJob implements JobHandler<typeof runPracticeExport> {
  constructor(
    private readonly runner: BackgroundRunner,
    private readonly claims: BackgroundClaims,
    private readonly people: ActingPerson,
    private readonly source: RecordSource,
    private readonly exports: PracticeExportRepository,
    private readonly organisations: OrganisationFacts,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  handle({ organisationId, exportId }: JobData<typeof runPracticeExport>, run: JobRun): Promise<void> {
    return this.runner.run('practice_export', { organisationId, id: exportId }, run, {
      work: (work) => this.write(work),
      breakOff: (work) => this.exports.finish(work, 'FAILED', WRITE_FAILED),
    });
  }

  private async write(work: ClaimedWork): Promise<void> {
    const run = await this.exports.begin(work);
    if (!run?.sealedPassword) return;
    const sink = new PartSink((at, bytes) => this.exports.recordPart(work, at, bytes));
    const password = unseal(run.sealedPassword, this.config.secrets);
    const { EncryptedZip } = await import('../archive/encrypted-zip');
    const zip = new EncryptedZip((bytes) => sink.write(bytes), password, this.clock.now());
    const { organisationId } = work;
    const { timeZone } = await this.organisations.get(organisationId);
    const now = () => this.clock.now();
    const progressed = this.createProgressCallback(work);
    try {
      await new PracticeArchiver(this.source, { organisationId, zip, timeZone, now, progressed }).write();
      await sink.end();
    } catch (error) {
      if (error instanceof ArchiveAborted) return this.exports.finish(work, error.status, error.problem);
      throw error;
    }
    await this.exports.finish(work, 'COMPLETED');
  }

  /** Returns the progress callback. It records the progress and throws Ended on cancellation or loss of the right. */
  private createProgressCallback(work: ClaimedWork): (progress: ArchiveProgress) => Promise<void> {
    const personNow = this.people.rightsReader(work);
    let lookedAt = 0;
    return async (progress) => {
      const isLast = progress.tablesDone === progress.tablesTotal;
      if (performance.now() - lookedAt < PROGRESS_INTERVAL_MS && !isLast) return;
      lookedAt = performance.now();
      if (await this.claims.isCancelRequested(work)) throw new ArchiveAborted('CANCELLED');
      const person = await personNow();
      if (!person || !allows(startPracticeExport.permission, person))
        throw new ArchiveAborted('FAILED', FORBIDDEN);
      await this.exports.recordProgress(work, progress);
    };
  }
}
