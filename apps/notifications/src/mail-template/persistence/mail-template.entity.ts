import type { MailTemplateKey } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** The words of one email as the practice last changed them. A reset keeps the row, so that its versions go on. */
@Entity({ schema: 'notifications', name: 'mail_template' })
export class MailTemplateEntity extends TenantEntity {
  @Column('text') key!: MailTemplateKey;
  /** Off after a reset: the product's words count again. */
  @Column('boolean') isChanged!: boolean;
  @Column('text') subject!: string;
  @Column('text') heading!: string;
  @Column('text') greeting!: string;
  @Column('jsonb') paragraphs!: string[];
  @Column('text', { nullable: true }) buttonLabel!: string | null;
}
