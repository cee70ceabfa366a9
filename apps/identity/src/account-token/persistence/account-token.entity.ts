import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { TokenPurpose } from '../domain/account-token';

/** A secret that was mailed to the owner of an account. */
@Entity({ schema: 'identity', name: 'account_token' })
export class AccountTokenEntity extends TenantEntity {
  @Column('uuid') userId!: string;
  @Column('text') purpose!: TokenPurpose;
  /** SHA-256; the token itself is in the mail only. */
  @Column('text') tokenHash!: string;
  @Column('timestamptz') expiresAt!: Date;
  /** When it was used or replaced by a newer one. */
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
}
