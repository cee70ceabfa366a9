import { Injectable } from '@nestjs/common';
import { AppError, clients } from '@quillcare/contracts';
import { RecordRepository, UnitOfWork, type ChangeOptions } from '@quillcare/service-kit';
import { In } from 'typeorm';
import { ClientEntity } from './client.entity';

@Injectable()
export class ClientRepository extends RecordRepository<ClientEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, ClientEntity, clients);
  }

  /** An import marks a client whose email was taken, so the mark goes with the email. */
  override update(
    id: string,
    change: (client: ClientEntity) => void | Promise<void>,
    options: ChangeOptions = {},
  ): Promise<ClientEntity> {
    const changeAll = async (client: ClientEntity): Promise<void> => {
      const { email, isDuplicateFlag } = client;
      await change(client);
      if (client.email !== email && client.isDuplicateFlag === isDuplicateFlag)
        Object.assign(client, { isDuplicateFlag: false, duplicateOf: null });
    };
    return super.update(id, changeAll, options);
  }

  /** A merged client can only be restored by undoing the merge. */
  override async restore(id: string, options: Pick<ChangeOptions, 'version'> = {}): Promise<ClientEntity> {
    const { mergedInto } = await this.get(id, { withDeleted: true, lock: true });
    if (mergedInto) throw new AppError('CLIENT_MERGED', { facts: { mergedInto } });
    return super.restore(id, options);
  }

  /**
   * Locks clients, including removed and merged ones, always in the same order to avoid deadlocks. Throws NOT_FOUND unless the
   * practice has all of them.
   */
  async lockAll(ids: readonly string[]): Promise<Map<string, ClientEntity>> {
    const found = await this.manager.find(ClientEntity, {
      where: { organisationId: this.organisationId, id: In([...ids]) },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_write' },
    });
    if (found.length < new Set(ids).size) throw new AppError('NOT_FOUND');
    return new Map(found.map((client) => [client.id, client]));
  }

  /** `lockAll` restricted to clients that are neither removed nor merged. */
  async lockPresent(ids: readonly string[]): Promise<Map<string, ClientEntity>> {
    const found = await this.lockAll(ids);
    if ([...found.values()].some(({ deletedAt }) => deletedAt !== null)) throw new AppError('NOT_FOUND');
    return found;
  }
}
