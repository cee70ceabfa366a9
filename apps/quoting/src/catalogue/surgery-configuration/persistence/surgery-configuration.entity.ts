import type { SurgeryConfigurationInput } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** What fills a quote with a surgery, whose id it has. Names are not stored: they are looked up when it is read. */
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
  /** What the audit calls it: the surgery's name. Not stored here. */
  surgeryName?: string;
}
