import type { SurgeryConfigurationInput } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** The quote defaults of a surgery, under the surgery's id. Names are not stored but looked up on reading. */
@Entity({ schema: 'quoting', name: 'surgery_configuration' })
export class SurgeryConfigurationEntity extends TenantEntity {
  @Column('jsonb') doctors!: SurgeryConfigurationInput['doctors'];
  @Column('jsonb') hospitals!: SurgeryConfigurationInput['hospitals'];
  @Column('jsonb', { nullable: true }) assistant!: SurgeryConfigurationInput['assistant'];
  @Column('jsonb', { nullable: true }) anaesthetist!: SurgeryConfigurationInput['anaesthetist'];
  @Column('jsonb') implants!: SurgeryConfigurationInput['implants'];
  @Column('int', { nullable: true }) adminFeeMinor!: number | null;
  @Column('jsonb', { nullable: true }) aftercare!: SurgeryConfigurationInput['aftercare'];
  @Column('jsonb') exclusions!: string[];
  @Column('int', { nullable: true }) cosmeticBasisPoints!: number | null;
  @Column('jsonb') optionListIds!: string[];
  /** The audit label, which is the surgery's name. Not a column. */
  surgeryName?: string;
}
