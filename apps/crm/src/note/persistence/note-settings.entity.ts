import type { Role } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** At most one row per practice. Without one the defaults apply. */
@Entity({ schema: 'crm', name: 'note_settings' })
export class NoteSettingsEntity extends TenantEntity {
  @Column('text', { array: true }) medicalRoles!: Role[];
  @Column('uuid', { array: true }) medicalPersonIds!: string[];
}
