import { Injectable } from '@nestjs/common';
import { ERRORS, canImport, type UndoneBatch } from '@quillcare/contracts';
import { RpcClient } from '@quillcare/service-kit';
import { ActingPerson } from '../background/acting-person';
import { BackgroundClaims, type ClaimedWork } from '../background/background-claims';
import { IMPORT_STORES } from '../run/import-stores';
import { ImportUndoRepository, type UndoneImport } from './persistence/import-undo.repository';

/** Undoes an import batch by batch, through the service that stored its records. */
@Injectable()
export class ImportUndoer {
  constructor(
    private readonly undos: ImportUndoRepository,
    private readonly claims: BackgroundClaims,
    private readonly people: ActingPerson,
    private readonly rpc: RpcClient,
  ) {}

  async run(work: ClaimedWork): Promise<void> {
    const undone = await this.undos.read(work);
    const personNow = this.people.rightsReader(work);
    for (let after = undone.cursor, isOver = false; !isOver;) {
      if (await this.claims.isCancelRequested(work)) return this.undos.finish(work, 'CANCELLED', null);
      const person = await personNow();
      if (!person || !canImport(person, undone.entityType, undone.duplicateStrategy))
        return this.undos.finish(work, 'FAILED', ERRORS.FORBIDDEN.title);
      const batch = await this.undo(work, undone, after);
      await this.undos.record(work, batch);
      after = batch.last;
      isOver = after === null;
    }
  }

  /** The idempotency key names the batch, so another worker that repeats the call gets the original result. */
  private undo(
    { id, organisationId }: ClaimedWork,
    { importId, entityType }: UndoneImport,
    after: string | null,
  ): Promise<UndoneBatch> {
    const body = { organisationId, importId, after };
    const options = { idempotencyKey: `undo:${id}:${after ?? 'first'}` };
    return IMPORT_STORES[entityType].undo(this.rpc, body, options);
  }
}
