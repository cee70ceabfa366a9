import type {
  CallbackCause,
  CallbackPriority,
  CallbackStatus,
  CallbackSubject,
  CallOutcome,
} from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';
import type { CallbackState } from '../domain/callback';

/** The column `urgency`, by which lists are sorted, is the database's own. */
@Entity({ schema: 'callbacks', name: 'callback' })
export class CallbackEntity extends TenantEntity implements CallbackState {
  @Column('text') subject!: CallbackSubject;
  @Column('uuid', { nullable: true }) quoteId!: string | null;
  @Column('text', { nullable: true }) quoteNumber!: string | null;
  @Column('int', { nullable: true }) revision!: number | null;
  @Column('uuid', { nullable: true }) leadId!: string | null;
  @Column('uuid', { nullable: true }) clientId!: string | null;
  /** Whose it was before that client became part of another record; null where no merge moved it. */
  @Column('uuid', { nullable: true }) clientBeforeMerge!: string | null;
  /** The person to call: name and number of the client or lead, kept up to date while the callback is open. */
  @Column('text') clientName!: string;
  @Column('text', { nullable: true }) clientPhone!: string | null;
  @Column('text') cause!: CallbackCause;
  @Column('text', { nullable: true }) about!: string | null;
  @Column('uuid', { nullable: true }) assigneeId!: string | null;
  @Column('text', { nullable: true }) assigneeName!: string | null;
  @Column('text') status!: CallbackStatus;
  @Column('text') priority!: CallbackPriority;
  @Column('text', { nullable: true }) raisedFrom!: CallbackPriority | null;
  @Column('date') dueDate!: string;
  @Column('date', { nullable: true }) hurriedFrom!: string | null;
  @Column('text', { nullable: true }) notes!: string | null;
  @Column('int') attemptCount!: number;
  @Column('timestamptz', { nullable: true }) attemptedAt!: Date | null;
  @Column('text', { nullable: true }) lastOutcome!: CallOutcome | null;
  @Column('timestamptz', { nullable: true }) completedAt!: Date | null;
  @Column('text', { nullable: true }) closedReason!: string | null;
  @Column('text', { nullable: true }) cancelReason!: string | null;
  @Column('text', { nullable: true }) rescheduleReason!: string | null;
  @Column('text') searchKey!: string;
}
