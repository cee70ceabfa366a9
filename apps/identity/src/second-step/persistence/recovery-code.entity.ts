import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'identity', name: 'recovery_code' })
export class RecoveryCodeEntity extends TenantEntity {
  @Column('uuid') userId!: string;
  /** SHA-256. Only the owner has the code itself. */
  @Column('text') codeHash!: string;
  @Column('timestamptz', { nullable: true }) usedAt!: Date | null;
}
