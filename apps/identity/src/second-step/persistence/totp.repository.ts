import { Injectable } from '@nestjs/common';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { IsNull, Not } from 'typeorm';
import { TotpEntity } from './totp.entity';

const USE = `
  update identity.totp set last_used_step = $3, sealed_secret = $5, version = version + 1, updated_at = $4
   where organisation_id = $1 and id = $2 and (last_used_step is null or last_used_step < $3)`;

/** Not audited row by row: changes of a second step are audited in words, as changes of the account. */
@Injectable()
export class TotpRepository extends TenantRepository<TotpEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, TotpEntity);
  }

  /** The app that is in force. */
  inForce(userId: string): Promise<TotpEntity | null> {
    return this.manager.findOneBy(TotpEntity, this.where(userId, true));
  }

  /** The app that waits for its first code. */
  waiting(userId: string): Promise<TotpEntity | null> {
    return this.manager.findOneBy(TotpEntity, this.where(userId, false));
  }

  /** Keeps a secret that waits for its first code, in place of an earlier one that waited. */
  async begin(userId: string, sealedSecret: string): Promise<void> {
    await this.manager.delete(TotpEntity, this.where(userId, false));
    await this.insert({ userId, sealedSecret, confirmedAt: null, lastUsedStep: null });
  }

  /** Puts the waiting app in force, in place of an earlier one. */
  async confirm(totp: TotpEntity, lastUsedStep: number): Promise<void> {
    await this.manager.delete(TotpEntity, this.where(totp.userId, true));
    const confirmedAt = this.uow.now();
    await this.update(totp.id, (row) => void Object.assign(row, { confirmedAt, lastUsedStep }));
  }

  /** Takes a step for used; false when it, or a later one, was used before. */
  async use(id: string, step: number, sealedSecret: string): Promise<boolean> {
    const values = [this.organisationId, id, step, this.uow.now(), sealedSecret];
    return (await this.uow.execute(USE, values)) === 1;
  }

  /** Removes every app of an account, also one that waits. */
  async removeAll(userId: string): Promise<void> {
    await this.manager.delete(TotpEntity, { organisationId: this.organisationId, userId });
  }

  private where(userId: string, isInForce: boolean) {
    const confirmedAt = isInForce ? Not(IsNull()) : IsNull();
    return { organisationId: this.organisationId, userId, confirmedAt };
  }
}
