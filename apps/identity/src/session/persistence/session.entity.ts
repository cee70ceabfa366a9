import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { EndReason } from '../domain/session';

@Entity({ schema: 'identity', name: 'session' })
export class SessionEntity extends TenantEntity {
  @Column('uuid') userId!: string;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
  @Column('text', { nullable: true }) endReason!: EndReason | null;
}
