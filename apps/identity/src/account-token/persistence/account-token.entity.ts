import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { TokenPurpose } from '../domain/account-token';

/** A secret emailed to the owner of an account. */
@Entity({ schema: 'identity', name: 'account_token' })
export class AccountTokenEntity extends TenantEntity {
  @Column('uuid') userId!: string;
  @Column('text') purpose!: TokenPurpose;
  /** SHA-256. The token itself exists only in the email. */
  @Column('text') tokenHash!: string;
  @Column('timestamptz') expiresAt!: Date;
  /** When it was used, or replaced by a newer one. */
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
}
