import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** At most one row per practice; without one the defaults apply. */
@Entity({ schema: 'callbacks', name: 'callback_setting' })
export class CallbackSettingEntity extends TenantEntity {
  @Column('boolean') enabled!: boolean;
  @Column('boolean') autoCreate!: boolean;
  @Column('int') dueInDays!: number;
}
