import type { CallbackStatus } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { CallbackPriority, CallbackState } from '../domain/callback';

@Entity({ schema: 'callbacks', name: 'callback' })
export class CallbackEntity extends TenantEntity implements CallbackState {
  @Column('uuid') quoteId!: string;
  @Column('text') quoteNumber!: string;
  @Column('int') revision!: number;
  @Column('uuid') clientId!: string;
  /** The person to call: the client's name and number, kept up to date while the callback is open. */
  @Column('text') clientName!: string;
  @Column('text', { nullable: true }) clientPhone!: string | null;
  @Column('text') status!: CallbackStatus;
  @Column('text') priority!: CallbackPriority;
  @Column('date') dueDate!: string;
  @Column('text', { nullable: true }) notes!: string | null;
  @Column('int') attemptCount!: number;
  @Column('timestamptz', { nullable: true }) attemptedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) completedAt!: Date | null;
  @Column('text', { nullable: true }) closedReason!: string | null;
  @Column('text', { nullable: true }) rescheduleReason!: string | null;
  @Column('text') searchKey!: string;
}
