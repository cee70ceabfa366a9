import type { Role } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** A colleague to be, who was sent a link. */
@Entity({ schema: 'identity', name: 'invitation' })
export class InvitationEntity extends TenantEntity {
  /** In lower case; at most one open invitation of a practice for each address. */
  @Column('text') email!: string;
  @Column('text') firstName!: string;
  @Column('text') lastName!: string;
  @Column('text') role!: Role;
  /** SHA-256; the token itself is in the mail only. */
  @Column('text') tokenHash!: string;
  @Column('timestamptz') sentAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) acceptedAt!: Date | null;
  @Column('uuid', { nullable: true }) acceptedUserId!: string | null;
}
