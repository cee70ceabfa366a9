import { Injectable } from '@nestjs/common';
import { listStaff, canImport } from '@quillcare/contracts';
import { Clock, RpcClient } from '@quillcare/service-kit';
import type { StopReason } from '../run-record/import-result';
import type { ClaimedImport } from './persistence/import-claims';
import { ImportProgress } from './persistence/import-progress';

/** Thrown if the import must not continue. Stored rows are kept. */
export class ImportStoppedError extends Error {
  constructor(readonly reason: StopReason) {
    super(`The import was stopped: ${typeof reason === 'string' ? reason : 'plan'}.`);
    this.name = 'ImportStoppedError';
  }
}

/** How long permissions are cached, in milliseconds. */
const RIGHTS_CACHE_MS = 2_000;

/** Checks before each batch that the import was not cancelled and that its user still has the permissions. */
@Injectable()
export class ImportGuard {
  constructor(
    private readonly progress: ImportProgress,
    private readonly rpc: RpcClient,
    private readonly clock: Clock,
  ) {}

  /** Returns the check for one run. It throws `ImportStoppedError`. */
  of(run: ClaimedImport): () => Promise<void> {
    let rightsKnownUntil = 0;
    return async () => {
      if (await this.progress.isCancelRequested(run)) throw new ImportStoppedError('cancelled');
      const now = this.clock.now().getTime();
      if (now < rightsKnownUntil) return;
      if (!(await this.isAllowed(run))) throw new ImportStoppedError('forbidden');
      rightsKnownUntil = now + RIGHTS_CACHE_MS;
    };
  }

  private async isAllowed(run: ClaimedImport): Promise<boolean> {
    const { items } = await this.rpc.call(listStaff, { body: { organisationId: run.organisationId } });
    const person = items.find(({ userId }) => userId === run.onBehalfOf);
    return !!person && canImport({ ...person, isActive: true }, run.entityType, run.duplicateStrategy);
  }
}
