import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** An authenticator app. An account has at most one that is in force and one that waits for its first code. */
@Entity({ schema: 'identity', name: 'totp' })
export class TotpEntity extends TenantEntity {
  @Column('uuid') userId!: string;
  /** Encrypted: unlike a password's hash it must be readable to compute codes. */
  @Column('text') sealedSecret!: string;
  /** When a first code of it was given; null until then. */
  @Column('timestamptz', { nullable: true }) confirmedAt!: Date | null;
  /** The newest step whose code was accepted. */
  @Column('bigint', { nullable: true }) lastUsedStep!: number | null;
}
