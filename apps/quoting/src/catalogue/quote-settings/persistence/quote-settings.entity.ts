import type { QuoteSettings } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { StoredSettings } from '../domain/quote-settings';

/** At most one row per practice; without one the defaults apply. */
@Entity({ schema: 'quoting', name: 'quote_settings' })
export class QuoteSettingsEntity extends TenantEntity implements StoredSettings {
  @Column('int', { nullable: true }) discountCapBasisPoints!: number | null;
  @Column('int') validityDays!: number;
  @Column('jsonb') blockingPoints!: QuoteSettings['blockingPoints'];
  @Column('text', { nullable: true }) gstOnEveryLine!: QuoteSettings['gstOnEveryLine'];
  @Column('timestamptz', { nullable: true }) gstConfirmedAt!: Date | null;
  @Column('jsonb') healthFunds!: string[];
}
