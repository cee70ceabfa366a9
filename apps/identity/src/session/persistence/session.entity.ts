import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { EndReason } from '../domain/session';

@Entity({ schema: 'identity', name: 'session' })
export class SessionEntity extends TenantEntity {
  @Column('uuid') userId!: string;
  @Column('timestamptz') expiresAt!: Date;
  /** When it began or its tokens were last renewed, with the IP address and user agent of that request. */
  @Column('timestamptz') lastUsedAt!: Date;
  @Column('text') ipAddress!: string;
  @Column('text') userAgent!: string;
  @Column('timestamptz', { nullable: true }) endedAt!: Date | null;
  @Column('text', { nullable: true }) endReason!: EndReason | null;
  /** When the user last proved their identity in this session. Null if they have not. */
  @Column('timestamptz', { nullable: true }) confirmedAt!: Date | null;
  /** When the second step was passed in this session. Null until then. */
  @Column('timestamptz', { nullable: true }) secondStepAt!: Date | null;
  /** `lockedAt`: since when the device has been in someone else's hands. `unlockedAt`: when it was last handed back. */
  @Column('timestamptz', { nullable: true }) lockedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) unlockedAt!: Date | null;
  /** The pending passkey challenge, and when it was issued. */
  @Column('text', { nullable: true }) challenge!: string | null;
  @Column('timestamptz', { nullable: true }) challengeAt!: Date | null;
  /** The super admin using this session for support, and why. All five columns are set or none. */
  @Column('uuid', { nullable: true }) impersonatorUserId!: string | null;
  @Column('uuid', { nullable: true }) impersonatorSessionId!: string | null;
  @Column('text', { nullable: true }) impersonatorName!: string | null;
  @Column('text', { nullable: true }) supportReason!: string | null;
  @Column('boolean', { nullable: true }) readOnly!: boolean | null;
  /** When all consequences of its end had been carried out in both practices. */
  @Column('timestamptz', { nullable: true }) supportClosedAt!: Date | null;
}

/** Values of the support columns for an ordinary session. */
export const NO_SUPPORT = {
  impersonatorUserId: null,
  impersonatorSessionId: null,
  impersonatorName: null,
  supportReason: null,
  readOnly: null,
  supportClosedAt: null,
} as const;
