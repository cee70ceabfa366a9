import { Injectable } from '@nestjs/common';
import { newId, TenantRepository, UnitOfWork } from '@quillcare/service-kit';
import { IsNull } from 'typeorm';
import { hashOfRecoveryCode, newRecoveryCodes } from '../domain/recovery-code';
import { RecoveryCodeEntity } from './recovery-code.entity';

const INSERT = `
  insert into identity.recovery_code (id, organisation_id, user_id, code_hash, created_by, created_at, updated_at)
  select id, $1, $2, code_hash, $2, $5, $5 from unnest($3::uuid[], $4::text[]) as made (id, code_hash)`;

const USE = `
  update identity.recovery_code set used_at = $4, version = version + 1, updated_at = $4
   where organisation_id = $1 and user_id = $2 and code_hash = $3 and used_at is null returning id`;

@Injectable()
export class RecoveryCodeRepository extends TenantRepository<RecoveryCodeEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, RecoveryCodeEntity);
  }

  /** Replaces all codes with ten new ones and returns them, this once only. */
  async renew(userId: string): Promise<string[]> {
    await this.removeAll(userId);
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => hashOfRecoveryCode(code));
    const ids = codes.map(() => newId());
    await this.uow.execute(INSERT, [this.organisationId, userId, ids, hashes, this.uow.now()]);
    return codes;
  }

  /** Returns whether the account has this code unused. */
  isGood(userId: string, codeHash: string): Promise<boolean> {
    const { organisationId } = this;
    return this.manager.exists(RecoveryCodeEntity, {
      where: { organisationId, userId, codeHash, usedAt: IsNull() },
    });
  }

  /** Uses a code. Returns its row's id, or null if it was used before. */
  async use(userId: string, codeHash: string): Promise<string | null> {
    const params = [this.organisationId, userId, codeHash, this.uow.now()];
    const [used] = await this.uow.query<{ id: string }>(USE, params);
    return used?.id ?? null;
  }

  async removeAll(userId: string): Promise<void> {
    await this.manager.delete(RecoveryCodeEntity, { organisationId: this.organisationId, userId });
  }
}
