import type { CheckQuestion, Identification } from '@quillcare/contracts';
import type { AuState } from '@quillcare/rules';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { StoredPatientSettings } from '../domain/patient-settings';

/** At most one row per practice; without one the defaults apply. */
@Entity({ schema: 'quoting', name: 'patient_settings' })
export class PatientSettingsEntity extends TenantEntity implements StoredPatientSettings {
  @Column('text') identification!: Identification;
  @Column('int', { nullable: true }) answerTargetHours!: number | null;
  @Column('jsonb') checkQuestions!: CheckQuestion[];
  @Column('boolean') checksRequired!: boolean;
  @Column('boolean') secondSignerNeeded!: boolean;
  @Column('int') coolingOffDays!: number;
  @Column('text', { nullable: true }) state!: AuState | null;
  @Column('int', { nullable: true }) signsAloneFromAge!: number | null;
}
