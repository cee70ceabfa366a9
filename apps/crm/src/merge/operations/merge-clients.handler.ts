import {
  AppError,
  ClientsMerged,
  ClientUpdated,
  invalidInput,
  mergeClients,
  type ClientMerge,
  type InputOf,
} from '@quillcare/contracts';
import { Implements, MergedClients, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { derivedFields } from '../../client/domain/client-fields';
import type { ClientEntity } from '../../client/persistence/client.entity';
import { ClientRepository } from '../../client/persistence/client.repository';
import { DuplicatePairRepository } from '../../duplicate/persistence/duplicate-pair.repository';
import { CLIENT_BELONGINGS } from '../client-belongings';
import { mergeChanges, valuesAfterMerge, type FieldChanges } from '../domain/merge';
import { ClientMergeRepository } from '../persistence/client-merge.repository';
import { MergeAccess, type Names } from './merge-access';
import { toClientMerge } from './to-client-merge';

type Input = InputOf<typeof mergeClients>;

@Implements(mergeClients)
export class MergeClientsHandler implements Handler<typeof mergeClients> {
  constructor(
    private readonly clients: ClientRepository,
    private readonly merges: ClientMergeRepository,
    private readonly belongings: MergedClients,
    private readonly pairs: DuplicatePairRepository,
    private readonly access: MergeAccess,
    private readonly uow: UnitOfWork,
  ) {}

  prepare(): Promise<Names> {
    return this.access.readNames();
  }

  /** Merges everything of this service in one transaction. The other services follow through the emitted event. */
  async handle({ params, body }: Input, names: Names): Promise<ClientMerge> {
    if (params.id === body.otherId)
      throw invalidInput({ path: 'otherId', message: 'A record cannot be merged with itself' });
    await this.merges.lockMerges();
    const locked = await this.clients.lockAll([params.id, body.otherId]);
    const survivor = requireMergeable(locked.get(params.id), body.version);
    const other = requireMergeable(locked.get(body.otherId), body.otherVersion);
    const changes = mergeChanges(survivor, other, body.fields);
    await this.change(survivor, other, changes);
    const merge = await this.merges.add(survivor.id, other.id, changes);
    const { id: mergeId, number, survivorId, formerId } = merge;
    await this.belongings.move(CLIENT_BELONGINGS, merge);
    await this.pairs.refresh([survivorId, formerId]);
    this.uow.emit(ClientsMerged, survivorId, { mergeId, number, survivorId, formerId });
    return toClientMerge({ merge, former: other, laterMergeId: null }, names, this.uow.now());
  }

  private async change(survivor: ClientEntity, other: ClientEntity, changes: FieldChanges): Promise<void> {
    const notes = `Client ${other.id} was merged into client ${survivor.id}`;
    const applyMerge = (row: ClientEntity) =>
      void Object.assign(
        row,
        valuesAfterMerge(changes),
        derivedFields({ ...row, ...valuesAfterMerge(changes) }),
      );
    const { version } = await this.clients.update(survivor.id, applyMerge, { action: 'MERGE', notes });
    if (version === survivor.version)
      this.uow.audit({ entityType: 'CLIENT', entityId: survivor.id, action: 'MERGE', notes });
    else this.uow.emit(ClientUpdated, survivor.id, { clientId: survivor.id });
    const markMerged = (row: ClientEntity) =>
      void Object.assign(row, { deletedAt: this.uow.now(), mergedInto: survivor.id });
    await this.clients.update(other.id, markMerged, { action: 'MERGE', notes });
  }
}

/** Returns the client if it can be merged in the version the caller saw; throws otherwise. */
function requireMergeable(client: ClientEntity | undefined, version: number): ClientEntity {
  if (!client) throw new AppError('NOT_FOUND');
  if (client.mergedInto) throw new AppError('CLIENT_MERGED', { facts: { mergedInto: client.mergedInto } });
  if (client.deletedAt) throw new AppError('NOT_FOUND');
  if (client.version !== version)
    throw new AppError('VERSION_CONFLICT', { facts: { version: client.version, clientId: client.id } });
  // A copy, because the repository mutates the entity it loaded.
  return { ...client };
}
