import {
  AppError,
  ClientMergeUndone,
  ClientUpdated,
  undoMerge,
  type ClientMerge,
  type InputOf,
} from '@quillcare/contracts';
import {
  currentContext,
  Implements,
  MergedClients,
  TenantReader,
  UnitOfWork,
  type Handler,
} from '@quillcare/service-kit';
import { derivedFields } from '../../client/domain/client-fields';
import type { ClientEntity } from '../../client/persistence/client.entity';
import { ClientRepository } from '../../client/persistence/client.repository';
import { DuplicatePairRepository } from '../../duplicate/persistence/duplicate-pair.repository';
import { CLIENT_BELONGINGS } from '../client-belongings';
import { assertUndoable, fieldsToRestore } from '../domain/merge';
import type { ClientMergeEntity } from '../persistence/client-merge.entity';
import { ClientMergeRepository } from '../persistence/client-merge.repository';
import { MergeAccess, type Names } from './merge-access';
import { toClientMerge } from './to-client-merge';

type Input = InputOf<typeof undoMerge>;

const SELECT_CREATOR = 'select created_by from crm.client_merge where organisation_id = $1 and id = $2';

@Implements(undoMerge)
export class UndoMergeHandler implements Handler<typeof undoMerge> {
  constructor(
    private readonly clients: ClientRepository,
    private readonly merges: ClientMergeRepository,
    private readonly belongings: MergedClients,
    private readonly pairs: DuplicatePairRepository,
    private readonly access: MergeAccess,
    private readonly reader: TenantReader,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ params }: Input): Promise<Names> {
    const merge = await this.reader.one<{ createdBy: string | null }>('crm.merge_author', SELECT_CREATOR, [
      params.id,
    ]);
    return this.access.readNames([merge?.createdBy ?? null]);
  }

  async handle({ params }: Input, names: Names): Promise<ClientMerge> {
    await this.merges.lockMerges();
    const { survivorId, formerId } = await this.merges.get(params.id);
    // Locked before the merge itself, in the same order as merging does.
    await this.clients.lockAll([survivorId, formerId]);
    const found = await this.merges.get(params.id, { lock: true });
    const laterMergeId = await this.merges.findLaterMerge(found);
    assertUndoable({ ...found, mergedAt: found.createdAt, laterMergeId }, this.uow.now());
    const merge = await this.merges.update(found.id, (row) => {
      row.undoneAt = this.uow.now();
      row.undoneBy = currentContext().actor.userId;
    });
    const former = await this.splitRecords(merge);
    await this.belongings.move(CLIENT_BELONGINGS, merge);
    await this.pairs.refresh([survivorId, formerId]);
    const { id: mergeId, number } = merge;
    this.uow.emit(ClientMergeUndone, survivorId, { mergeId, number, survivorId, formerId });
    return toClientMerge({ merge, former, laterMergeId: null }, names, this.uow.now());
  }

  /** Restores the former record as it was. The survivor keeps changes made since. */
  private async splitRecords({ survivorId, formerId, changes }: ClientMergeEntity): Promise<ClientEntity> {
    const notes = `The merge of client ${formerId} into client ${survivorId} was undone`;
    const options = { notes, withDeleted: true } as const;
    const before = await this.clients.find(survivorId, { withDeleted: true });
    if (!before) throw new AppError('NOT_FOUND');
    const { version } = { ...before };
    const revertFields = (row: ClientEntity) => {
      Object.assign(row, fieldsToRestore(row, changes));
      Object.assign(row, derivedFields(row));
    };
    const survivor = await this.clients.update(survivorId, revertFields, options);
    if (survivor.version !== version) this.uow.emit(ClientUpdated, survivorId, { clientId: survivorId });
    const restoreRecord = (row: ClientEntity) =>
      void Object.assign(row, { deletedAt: null, mergedInto: null });
    return this.clients.update(formerId, restoreRecord, { ...options, action: 'RESTORE' });
  }
}
