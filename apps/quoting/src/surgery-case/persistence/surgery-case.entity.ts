import type { SurgeryCase, SurgeryCaseStatus } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** The acceptance data are in the patient's immutable response, found by `quoteId`. */
@Entity({ schema: 'quoting', name: 'surgery_case' })
export class SurgeryCaseEntity extends TenantEntity {
  @Column('uuid') quoteId!: string;
  @Column('text') quoteNumber!: string;
  @Column('jsonb') patient!: SurgeryCase['patient'];
  @Column('jsonb') doctor!: SurgeryCase['doctor'];
  @Column('jsonb', { nullable: true }) hospital!: SurgeryCase['hospital'];
  @Column('jsonb') procedures!: SurgeryCase['procedures'];
  @Column('text') status!: SurgeryCaseStatus;
  @Column('timestamptz') acceptedAt!: Date;
  /** The day the patient prefers. */
  @Column('date', { nullable: true }) preferredDate!: string | null;
  @Column('text') searchKey!: string;
}
