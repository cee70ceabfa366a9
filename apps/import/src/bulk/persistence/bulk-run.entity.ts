import type { BackgroundStatus, BulkAction, Impersonation } from '@quillcare/contracts';
import { TenantEntity, type Actor } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'import', name: 'bulk_run' })
export class BulkRunEntity extends TenantEntity {
  @Column('uuid') userId!: string;
  @Column('jsonb') actor!: Actor;
  @Column('jsonb', { nullable: true }) impersonation!: Impersonation | null;
  @Column('text') status!: BackgroundStatus;
  @Column('timestamptz', { nullable: true }) cancelRequestedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) finishedAt!: Date | null;
  /** The request's idempotency key. Repeating the request finds this run. */
  @Column('text') requestKey!: string;
  @Column('jsonb') action!: BulkAction;
  /** The list query if all matching records are meant; `cursor` marks how far they have been gathered. */
  @Column('jsonb', { nullable: true }) matching!: Record<string, string> | null;
  @Column('text', { nullable: true }) cursor!: string | null;
  @Column('boolean') isGathered!: boolean;
  @Column('int') total!: number;
  @Column('int') done!: number;
  @Column('int') refused!: number;
  @Column('text', { nullable: true }) problem!: string | null;
  /** The run that this one undoes, and the run that undid this one. */
  @Column('uuid', { nullable: true }) undoOf!: string | null;
  @Column('uuid', { nullable: true }) undoneBy!: string | null;
}
