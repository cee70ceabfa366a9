import type { MailTemplateKey } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** A practice's own wording of one email. A reset keeps the row, so that its version numbers continue. */
@Entity({ schema: 'notifications', name: 'mail_template' })
export class MailTemplateEntity extends TenantEntity {
  @Column('text') key!: MailTemplateKey;
  /** False after a reset: the product's wording applies again. */
  @Column('boolean') isChanged!: boolean;
  @Column('text') subject!: string;
  @Column('text') heading!: string;
  @Column('text') greeting!: string;
  @Column('jsonb') paragraphs!: string[];
  @Column('text', { nullable: true }) buttonLabel!: string | null;
}
