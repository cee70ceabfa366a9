import type { BackgroundStatus, Impersonation } from '@quillcare/contracts';
import { TenantEntity, type Actor } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'import', name: 'practice_export' })
export class PracticeExportEntity extends TenantEntity {
  @Column('uuid') userId!: string;
  @Column('jsonb') actor!: Actor;
  @Column('jsonb', { nullable: true }) impersonation!: Impersonation | null;
  @Column('text') status!: BackgroundStatus;
  @Column('timestamptz', { nullable: true }) cancelRequestedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) finishedAt!: Date | null;
  /** Null once the work has ended. */
  @Column('text', { nullable: true }) sealedPassword!: string | null;
  @Column('text') fileName!: string;
  @Column('int') tablesDone!: number;
  @Column('int') tablesTotal!: number;
  @Column('int') records!: number;
  @Column('int') documents!: number;
  @Column('bigint') sizeBytes!: number;
  @Column('text', { array: true }) partKeys!: string[];
  @Column('text', { nullable: true }) problem!: string | null;
}
