import { Injectable } from '@nestjs/common';
import { TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { IsNull, Not } from 'typeorm';
import { TotpEntity } from './totp.entity';

const USE = `
  update identity.totp set last_used_step = $3, sealed_secret = $5, version = version + 1, updated_at = $4
   where organisation_id = $1 and id = $2 and (last_used_step is null or last_used_step < $3)`;

/** Not audited row by row, because changes of a second step are audited as changes of the account. */
@Injectable()
export class TotpRepository extends TenantRepository<TotpEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, TotpEntity);
  }

  /** Returns the confirmed app, or null. */
  inForce(userId: string): Promise<TotpEntity | null> {
    return this.manager.findOneBy(TotpEntity, this.where(userId, true));
  }

  /** Returns the app awaiting its first code, or null. */
  waiting(userId: string): Promise<TotpEntity | null> {
    return this.manager.findOneBy(TotpEntity, this.where(userId, false));
  }

  /** Stores a secret awaiting its first code, replacing an earlier unconfirmed one. */
  async begin(userId: string, sealedSecret: string): Promise<void> {
    await this.manager.delete(TotpEntity, this.where(userId, false));
    await this.insert({ userId, sealedSecret, confirmedAt: null, lastUsedStep: null });
  }

  /** Confirms the pending app, replacing the earlier one. */
  async confirm(totp: TotpEntity, lastUsedStep: number): Promise<void> {
    await this.manager.delete(TotpEntity, this.where(totp.userId, true));
    const confirmedAt = this.uow.now();
    await this.update(totp.id, (row) => void Object.assign(row, { confirmedAt, lastUsedStep }));
  }

  /** Marks a time step as used. Returns false if it or a later one was already used. */
  async use(id: string, step: number, sealedSecret: string): Promise<boolean> {
    const values = [this.organisationId, id, step, this.uow.now(), sealedSecret];
    return (await this.uow.execute(USE, values)) === 1;
  }

  /** Deletes all apps of an account, including an unconfirmed one. */
  async removeAll(userId: string): Promise<void> {
    await this.manager.delete(TotpEntity, { organisationId: this.organisationId, userId });
  }

  private where(userId: string, isInForce: boolean) {
    const confirmedAt = isInForce ? Not(IsNull()) : IsNull();
    return { organisationId: this.organisationId, userId, confirmedAt };
  }
}
