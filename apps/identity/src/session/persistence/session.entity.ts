import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { EndReason } from '../domain/session';

@Entity({ schema: 'identity', name: 'session' })
export class SessionEntity extends TenantEntity {
  @Column('uuid') userId!: string;
  @Column('timestamptz') expiresAt!: Date;
  /** When it began or its tokens were last renewed, from which address and with what program. */
  @Column('timestamptz') lastUsedAt!: Date;
  @Column('text') ipAddress!: string;
  @Column('text') userAgent!: string;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
  @Column('text', { nullable: true }) endReason!: EndReason | null;
}
