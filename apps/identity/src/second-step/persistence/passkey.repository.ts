import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { onUniqueViolation, TenantRepository, UnitOfWork, type NewRecord } from '@quillcare/service-kit';
import { PasskeyEntity } from './passkey.entity';

const ALREADY_REGISTERED = 'This passkey is already registered.';

// Authenticators that do not count always report 0.
const USE = `
  update identity.passkey
     set counter = $3, is_backed_up = $4, last_used_at = $5, version = version + 1, updated_at = $5
   where organisation_id = $1 and id = $2 and (counter < $3 or (counter = 0 and $3 = 0))`;

@Injectable()
export class PasskeyRepository extends TenantRepository<PasskeyEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, PasskeyEntity);
  }

  /** Returns an account's passkeys, oldest first. */
  findOfUser(userId: string): Promise<PasskeyEntity[]> {
    const where = { organisationId: this.organisationId, userId };
    return this.manager.find(PasskeyEntity, { where, order: { createdAt: 'ASC', id: 'ASC' } });
  }

  /** Returns the account's passkey with this credential id, or null. */
  findByCredential(userId: string, credentialId: string): Promise<PasskeyEntity | null> {
    return this.manager.findOneBy(PasskeyEntity, {
      organisationId: this.organisationId,
      userId,
      credentialId,
    });
  }

  /** Stores a new passkey. Throws DUPLICATE if any account of the platform has its credential. */
  add(passkey: NewRecord<PasskeyEntity>): Promise<PasskeyEntity> {
    const duplicateError = () => new AppError('DUPLICATE', { detail: ALREADY_REGISTERED });
    return onUniqueViolation(() => this.insert(passkey), 'passkey_credential', duplicateError);
  }

  /** Records a use. Returns false if another use with the same or a higher counter came first. */
  async recordUse(id: string, counter: number, isBackedUp: boolean): Promise<boolean> {
    const params = [this.organisationId, id, counter, isBackedUp, this.uow.now()];
    return (await this.uow.execute(USE, params)) === 1;
  }

  async delete(id: string): Promise<void> {
    await this.manager.delete(PasskeyEntity, { organisationId: this.organisationId, id });
  }

  async removeAll(userId: string): Promise<void> {
    await this.manager.delete(PasskeyEntity, { organisationId: this.organisationId, userId });
  }
}
