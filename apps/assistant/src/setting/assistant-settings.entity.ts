import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** At most one row per practice; the defaults apply without one. */
@Entity({ schema: 'assistant', name: 'assistant_settings' })
export class AssistantSettingsEntity extends TenantEntity {
  @Column('boolean') usesModel!: boolean;
}
