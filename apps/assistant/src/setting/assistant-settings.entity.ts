import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** At most one row per practice; without one the defaults apply. */
@Entity({ schema: 'assistant', name: 'assistant_settings' })
export class AssistantSettingsEntity extends TenantEntity {
  @Column('boolean') usesModel!: boolean;
}
