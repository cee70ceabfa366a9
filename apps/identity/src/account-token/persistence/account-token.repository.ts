import { Injectable } from '@nestjs/common';
import { UnitOfWork, TenantRepository } from '@quillcare/service-kit';
import { hashOfSecret, newSecret } from '../../secret';
import { tokenExpiry, type TokenPurpose } from '../domain/account-token';
import { AccountTokenEntity } from './account-token.entity';

const END = `
  update identity.account_token set ended_at = $1, updated_at = $1, version = version + 1
   where organisation_id = $2 and user_id = $3 and purpose = $4 and ended_at is null`;

const ISSUED = `
  select created_at as "createdAt" from identity.account_token
   where organisation_id = $1 and user_id = $2 and purpose = $3 and created_at > $4 order by created_at desc`;

@Injectable()
export class AccountTokenRepository extends TenantRepository<AccountTokenEntity> {
  constructor(uow: UnitOfWork) {
    super(uow, AccountTokenEntity);
  }

  /** Issues a token, ends earlier ones and returns the secret. The caller must hold the account's lock. */
  async issue(id: string, userId: string, purpose: TokenPurpose, minutes: number): Promise<string> {
    await this.endAll(userId, purpose);
    const token = newSecret();
    const expiresAt = tokenExpiry(this.uow.now(), minutes);
    await this.insert({ id, userId, purpose, tokenHash: hashOfSecret(token), expiresAt, endedAt: null });
    return token;
  }

  /** Invalidates all of the account's tokens for this purpose. */
  async endAll(userId: string, purpose: TokenPurpose): Promise<void> {
    await this.uow.execute(END, [this.uow.now(), this.organisationId, userId, purpose]);
  }

  /** Returns the issue times of an account's tokens since an instant, newest first, including ended ones. */
  async issuedSince(userId: string, purpose: TokenPurpose, since: Date): Promise<Date[]> {
    const rows = await this.uow.query<{ createdAt: Date | string }>(ISSUED, [
      this.organisationId,
      userId,
      purpose,
      since,
    ]);
    return rows.map(({ createdAt }) => new Date(createdAt));
  }

  /** Returns the stored token for this secret. Requires a platform scope. */
  findByToken(token: string, purpose: TokenPurpose): Promise<AccountTokenEntity | null> {
    return this.manager.findOneBy(AccountTokenEntity, { tokenHash: hashOfSecret(token), purpose });
  }
}
