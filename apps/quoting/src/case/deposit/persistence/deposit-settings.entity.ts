import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { StoredDepositSettings } from '../../surgery-case/domain/deposit-settings';

/** At most one row per practice; without one the practice takes no deposits online. */
@Entity({ schema: 'quoting', name: 'deposit_settings' })
export class DepositSettingsEntity extends TenantEntity implements StoredDepositSettings {
  @Column('boolean') isOn!: boolean;
  @Column('text') kind!: StoredDepositSettings['kind'];
  @Column('int') basisPoints!: number;
  @Column('int', { nullable: true }) amountMinor!: number | null;
  @Column('int') dueDays!: number;
  @Column('text', { nullable: true }) cancellationWords!: string | null;
  @Column('text', { nullable: true }) businessNumber!: string | null;
  @Column('text', { nullable: true }) sealedKey!: string | null;
  @Column('text', { nullable: true }) keyEnd!: string | null;
  @Column('boolean') isLive!: boolean;
  @Column('text', { nullable: true }) sealedWebhookSecret!: string | null;
  @Column('text', { nullable: true }) webhookEnd!: string | null;
  @Column('text') hookId!: string;
}
