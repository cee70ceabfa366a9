import type { LeadInput, LeadStatus } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'crm', name: 'lead' })
export class LeadEntity extends TenantEntity {
  @Column('text') firstName!: string;
  @Column('text', { nullable: true }) lastName!: string | null;
  /** Lower case. */
  @Column('text', { nullable: true }) email!: string | null;
  /** E.164. */
  @Column('text', { nullable: true }) phone!: string | null;
  @Column('text', { nullable: true }) message!: string | null;
  @Column('text') category!: LeadInput['category'];
  @Column('text') source!: LeadInput['source'];
  @Column('text', { nullable: true }) campaign!: string | null;
  @Column('text', { nullable: true }) referringDoctor!: string | null;
  @Column('uuid', { nullable: true }) referringDoctorId!: string | null;
  @Column('text', { nullable: true }) referringDoctorName!: string | null;
  @Column('text', { nullable: true }) interestedIn!: string | null;
  @Column('uuid', { nullable: true }) surgeryId!: string | null;
  @Column('text', { nullable: true }) surgeryName!: string | null;
  @Column('uuid', { nullable: true }) siteId!: string | null;
  @Column('text', { nullable: true }) siteName!: string | null;
  @Column('int', { nullable: true }) expectedValueMinor!: number | null;
  @Column('text') priority!: LeadInput['priority'];
  @Column('text') urgency!: LeadInput['urgency'];
  @Column('text') sentiment!: LeadInput['sentiment'];
  @Column('date', { nullable: true }) nextFollowUpOn!: string | null;
  @Column('boolean') consentEmail!: boolean;
  @Column('boolean') consentPhone!: boolean;
  @Column('boolean') consentSms!: boolean;
  @Column('text') status!: LeadStatus;
  @Column('timestamptz') statusChangedAt!: Date;
  @Column('timestamptz', { nullable: true }) firstContactedAt!: Date | null;
  /** When a successful contact was first logged. `firstContactedAt` is earlier if a status change had implied a contact before. */
  @Column('timestamptz', { nullable: true }) reachedAt!: Date | null;
  @Column('int') contactAttempts!: number;
  @Column('timestamptz', { nullable: true }) lastAttemptAt!: Date | null;
  @Column('text', { nullable: true }) lostReason!: string | null;
  @Column('text', { nullable: true }) lostNote!: string | null;
  @Column('uuid', { nullable: true }) clientId!: string | null;
  @Column('timestamptz', { nullable: true }) convertedAt!: Date | null;
  @Column('uuid', { nullable: true }) ownerId!: string | null;
  /** Denormalised; updated when the owner is renamed. */
  @Column('text', { nullable: true }) ownerName!: string | null;
  @Column('boolean') ownerIsActive!: boolean;
  /** True if an import found an existing lead but was told to add this one anyway. */
  @Column('boolean') isDuplicateFlag!: boolean;
  @Column('uuid', { nullable: true }) duplicateOf!: string | null;
  @Column('text') searchKey!: string;
  @Column('text') sortName!: string;
}

/** The state changed by a lead's transitions. */
export type LeadState = Pick<
  LeadEntity,
  | 'status'
  | 'statusChangedAt'
  | 'firstContactedAt'
  | 'reachedAt'
  | 'contactAttempts'
  | 'lastAttemptAt'
  | 'lostReason'
  | 'lostNote'
  | 'clientId'
  | 'convertedAt'
  | 'nextFollowUpOn'
>;
