import type { SuppressionReason } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** An address that the practice sends no email to. Deleted when staff lift the suppression. */
@Entity({ schema: 'notifications', name: 'mail_suppression' })
export class SuppressionEntity extends TenantEntity {
  @Column('text') address!: string;
  @Column('text') reason!: SuppressionReason;
  @Column('text', { nullable: true }) detail!: string | null;
  @Column('uuid', { nullable: true }) mailId!: string | null;
  @Column('uuid', { nullable: true }) quoteId!: string | null;
  @Column('text', { nullable: true }) quoteNumber!: string | null;
}
