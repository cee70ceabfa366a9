import type { CallbackAssignment } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { CallbackSetting } from './callback-setting';

/** At most one row per practice; without one the defaults apply. */
@Entity({ schema: 'callbacks', name: 'callback_setting' })
export class CallbackSettingEntity extends TenantEntity implements CallbackSetting {
  @Column('boolean') enabled!: boolean;
  @Column('boolean') autoCreate!: boolean;
  @Column('int') dueInDays!: number;
  @Column('boolean') countsBusinessDays!: boolean;
  @Column('boolean') skipsHolidays!: boolean;
  @Column('text', { nullable: true }) holidayRegion!: string | null;
  @Column('text') assignment!: CallbackAssignment;
  @Column('jsonb') assigneeIds!: string[];
  @Column('int') highAfterDays!: number;
}
