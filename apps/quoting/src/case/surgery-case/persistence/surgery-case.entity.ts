import type {
  CaseDeposit,
  GateEvidence,
  MedicalException,
  SurgeryCase,
  SurgeryCaseStatus,
} from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { DepositAsk } from '../domain/deposit-settings';

/** The acceptance data is in the patient's immutable response, found by `quoteId`. */
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
  @Column('date', { nullable: true }) preferredDate!: string | null;
  @Column('timestamptz', { nullable: true }) startsAt!: Date | null;
  @Column('int', { nullable: true }) durationMinutes!: number | null;
  /** Where and by whom the surgery is done; initially as on the quote. */
  @Column('uuid', { nullable: true }) hospitalId!: string | null;
  @Column('text', { nullable: true }) theatre!: string | null;
  @Column('uuid', { nullable: true }) doctorId!: string | null;
  /** The site that manages the case; initially the quote's. */
  @Column('uuid', { nullable: true }) siteId!: string | null;
  @Column('uuid', { nullable: true }) assistantId!: string | null;
  @Column('uuid', { nullable: true }) anaesthetistId!: string | null;
  @Column('timestamptz', { nullable: true }) cancelledAt!: Date | null;
  @Column('text', { nullable: true }) cancelledBy!: SurgeryCase['cancelledBy'];
  @Column('text', { nullable: true }) cancelledReason!: string | null;
  /** Recorded evidence of the cosmetic pathway, at most one entry per gate. */
  @Column('jsonb') evidence!: GateEvidence[];
  @Column('jsonb', { nullable: true }) medicalException!: MedicalException | null;
  /** Booked for a date its cosmetic pathway does not allow; see `isTooEarly`. */
  @Column('boolean') isTooEarly!: boolean;
  /** The patient disputes the acceptance and nobody has settled it yet. */
  @Column('boolean') isDisputed!: boolean;
  @Column('jsonb') deposits!: CaseDeposit[];
  /** The deposit the patient was asked for before accepting. Null if none. */
  @Column('jsonb', { nullable: true }) depositAsk!: DepositAsk | null;
  @Column('text') searchKey!: string;
}
