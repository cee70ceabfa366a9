import { AppError, runImport, type JobData } from '@quillcare/contracts';
import {
  currentContext,
  isDatabaseUnavailable,
  Processes,
  runInContext,
  type JobHandler,
  type JobRun,
} from '@quillcare/service-kit';
import { incompleteResult } from '../../run-record/import-result';
import { ImportClaims, type ClaimedImport } from '../persistence/import-claims';
import { ClaimLostError, ImportProgress } from '../persistence/import-progress';
import { FileImporter } from './file-importer';

const LEASE_RENEWAL_MS = 3_000;

@Processes(runImport)
export class RunImportJob implements JobHandler<typeof runImport> {
  constructor(
    private readonly claims: ImportClaims,
    private readonly importer: FileImporter,
    private readonly progress: ImportProgress,
  ) {}

  async handle(
    { organisationId, importId }: JobData<typeof runImport>,
    { lastAttempt }: JobRun,
  ): Promise<void> {
    const run = await this.claims.claim(organisationId, importId);
    if (!run) return;
    await runAsUploader(run, () => this.runClaimed(run, lastAttempt));
  }

  private async runClaimed(run: ClaimedImport, lastAttempt: boolean): Promise<void> {
    // A failed renewal is noticed by the next progress update, which checks the claim.
    const heartbeat = setInterval(() => void this.claims.renew(run).catch(() => undefined), LEASE_RENEWAL_MS);
    try {
      await this.importer.run(run);
    } catch (error) {
      if (error instanceof ClaimLostError) return;
      await this.fail(run, error, lastAttempt);
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async fail(run: ClaimedImport, error: unknown, lastAttempt: boolean): Promise<void> {
    const isTransient = isTransientError(error);
    if (lastAttempt && !isTransient) return this.progress.abort(run, incompleteResult());
    await this.claims.release(run);
    // After the queue's last attempt the sweep resumes the import, so that none fails because of an outage.
    if (!lastAttempt) throw error;
  }
}

/** Returns whether a retry helps: a service is unavailable or still processing this batch. */
function isTransientError(error: unknown): boolean {
  if (error instanceof AppError) return error.status === 503 || error.code === 'REQUEST_IN_PROGRESS';
  return isDatabaseUnavailable(error);
}

/** Every attempt acts as the person who uploaded the file, even if the sweep started the job. */
function runAsUploader<T>(run: ClaimedImport, work: () => Promise<T>): Promise<T> {
  const { createdBy: userId, uploadedBy: name, organisationId } = run;
  const actor = { id: userId ? `user:${userId}` : 'service:import', name, userId };
  return runInContext({ ...currentContext(), actor, organisationId }, work);
}
