import type { QuoteTemplate } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'quoting', name: 'quote_template' })
export class QuoteTemplateEntity extends TenantEntity {
  @Column('text') name!: string;
  @Column('text', { nullable: true }) description!: string | null;
  @Column('text') procedureClass!: QuoteTemplate['procedureClass'];
  @Column('jsonb') surgeries!: QuoteTemplate['surgeries'];
  @Column('jsonb') lines!: QuoteTemplate['lines'];
  @Column('text', { nullable: true }) notesToPatient!: string | null;
  @Column('boolean') isShared!: boolean;
  @Column('text') uniqueKey!: string;
  @Column('text') sortName!: string;
  @Column('text') searchKey!: string;
}
