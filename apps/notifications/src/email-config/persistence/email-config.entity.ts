import type { SmtpSecurity } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { StoredEmailConfig } from '../domain/email-config';

/** At most one row per practice; without a row the defaults apply. */
@Entity({ schema: 'notifications', name: 'email_config' })
export class EmailConfigEntity extends TenantEntity implements StoredEmailConfig {
  @Column('boolean') usesOwnServer!: boolean;
  @Column('text', { nullable: true }) host!: string | null;
  @Column('int', { nullable: true }) port!: number | null;
  @Column('text') security!: SmtpSecurity;
  @Column('text', { nullable: true }) username!: string | null;
  @Column('text', { nullable: true }) sealedPassword!: string | null;
  @Column('text', { nullable: true }) senderName!: string | null;
  @Column('text', { nullable: true }) senderAddress!: string | null;
  @Column('text', { nullable: true }) replyTo!: string | null;
  @Column('text', { nullable: true }) signature!: string | null;
  @Column('boolean') showLogo!: boolean;
}
