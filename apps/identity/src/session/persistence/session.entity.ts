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
  /** When the person last proved in this session who they are. */
  @Column('timestamptz', { nullable: true }) confirmedAt!: Date | null;
  /** When the second step was passed in this session. */
  @Column('timestamptz', { nullable: true }) secondStepAt!: Date | null;
  /** Since when the device is in the hands of somebody else, and when it was last given back. */
  @Column('timestamptz', { nullable: true }) lockedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) unlockedAt!: Date | null;
  /** What a passkey has to sign next, and since when. */
  @Column('text', { nullable: true }) challenge!: string | null;
  @Column('timestamptz', { nullable: true }) challengeAt!: Date | null;
  /** The super admin who uses this session for support, and why; all five are set or none. */
  @Column('uuid', { nullable: true }) impersonatorUserId!: string | null;
  @Column('uuid', { nullable: true }) impersonatorSessionId!: string | null;
  @Column('text', { nullable: true }) impersonatorName!: string | null;
  @Column('text', { nullable: true }) supportReason!: string | null;
  @Column('boolean', { nullable: true }) readOnly!: boolean | null;
  /** When everything that follows from its end was done in both practices. */
  @Column('timestamptz', { nullable: true }) supportClosedAt!: Date | null;
}

/** What a session of the account's own owner has in place of a super admin. */
export const NO_SUPPORT = {
  impersonatorUserId: null,
  impersonatorSessionId: null,
  impersonatorName: null,
  supportReason: null,
  readOnly: null,
  supportClosedAt: null,
} as const;
