import type { LeadAssignment } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { StoredLeadSettings } from '../domain/lead-settings';

/** At most one row per practice. Without one the defaults apply. */
@Entity({ schema: 'crm', name: 'lead_settings' })
export class LeadSettingsEntity extends TenantEntity implements StoredLeadSettings {
  @Column('jsonb') lostReasons!: string[];
  @Column('text') assignment!: LeadAssignment;
  @Column('jsonb') assigneeIds!: string[];
  @Column('int') firstContactHours!: number;
}
