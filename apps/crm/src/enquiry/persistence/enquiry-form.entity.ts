import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { StoredEnquiryForm } from '../domain/enquiry-form';

/** At most one row per practice. */
@Entity({ schema: 'crm', name: 'enquiry_form' })
export class EnquiryFormEntity extends TenantEntity implements StoredEnquiryForm {
  @Column('boolean') isOn!: boolean;
  @Column('text') slug!: string;
  @Column('text', { nullable: true }) greeting!: string | null;
  @Column('text', { nullable: true }) privacyNote!: string | null;
  @Column('text', { nullable: true }) publicEmail!: string | null;
  @Column('jsonb') surgeryIds!: string[];
  @Column('jsonb') origins!: string[];
}
