import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'identity', name: 'refresh_token' })
export class RefreshTokenEntity extends TenantEntity {
  @Column('uuid') sessionId!: string;
  /** SHA-256. The token itself is stored nowhere. */
  @Column('text') tokenHash!: string;
  @Column('timestamptz', { nullable: true }) spentAt!: Date | null;
}
