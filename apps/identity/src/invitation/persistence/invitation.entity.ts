import type { Role } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'identity', name: 'invitation' })
export class InvitationEntity extends TenantEntity {
  /** Lower case. A practice has at most one open invitation per address. */
  @Column('text') email!: string;
  @Column('text') firstName!: string;
  @Column('text') lastName!: string;
  @Column('text') role!: Role;
  /** SHA-256. The token itself exists only in the email. */
  @Column('text') tokenHash!: string;
  @Column('timestamptz') sentAt!: Date;
  @Column('timestamptz') expiresAt!: Date;
  @Column('timestamptz', { nullable: true }) acceptedAt!: Date | null;
  @Column('uuid', { nullable: true }) acceptedUserId!: string | null;
}
