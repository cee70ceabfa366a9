import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'identity', name: 'recovery_code' })
export class RecoveryCodeEntity extends TenantEntity {
  @Column('uuid') userId!: string;
  /** SHA-256; the code itself is on its owner's paper only. */
  @Column('text') codeHash!: string;
  @Column('timestamptz', { nullable: true }) usedAt!: Date | null;
}
