import type { ClashMode } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** At most one row per practice; without one the defaults apply. */
@Entity({ schema: 'quoting', name: 'case_settings' })
export class CaseSettingsEntity extends TenantEntity {
  @Column('text') clashMode!: ClashMode;
  @Column('jsonb') exceptionUserIds!: string[];
  @Column('boolean') tellsPatients!: boolean;
}
