import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'crm', name: 'lead_key' })
export class LeadKeyEntity extends TenantEntity {
  @Column('text') name!: string;
  /** SHA-256 (hex) of the secret. */
  @Column('text') hash!: string;
  @Column('text') hint!: string;
  @Column('text', { nullable: true }) createdByName!: string | null;
  @Column('timestamptz', { nullable: true }) lastUsedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) revokedAt!: Date | null;
}
