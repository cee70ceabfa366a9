import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** An authenticator app. An account has at most one confirmed app and one awaiting its first code. */
@Entity({ schema: 'identity', name: 'totp' })
export class TotpEntity extends TenantEntity {
  @Column('uuid') userId!: string;
  /** Encrypted rather than hashed, because it is needed to compute codes. */
  @Column('text') sealedSecret!: string;
  /** When its first code was entered. Null until then. */
  @Column('timestamptz', { nullable: true }) confirmedAt!: Date | null;
  /** The latest time step whose code was accepted. Null if none was. */
  @Column('bigint', { nullable: true }) lastUsedStep!: number | null;
}
