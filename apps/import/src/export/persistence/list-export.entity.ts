import type { BackgroundStatus, ExportedListName, ExportFormat, Impersonation } from '@quillcare/contracts';
import { TenantEntity, type Actor } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'import', name: 'list_export' })
export class ListExportEntity extends TenantEntity {
  @Column('uuid') userId!: string;
  @Column('jsonb') actor!: Actor;
  @Column('jsonb', { nullable: true }) impersonation!: Impersonation | null;
  @Column('text') status!: BackgroundStatus;
  @Column('timestamptz', { nullable: true }) cancelRequestedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) finishedAt!: Date | null;
  @Column('text') list!: ExportedListName;
  @Column('text') format!: ExportFormat;
  @Column('jsonb') query!: Record<string, string>;
  @Column('jsonb') columns!: string[];
  @Column('jsonb', { nullable: true }) headings!: Record<string, string> | null;
  @Column('jsonb', { nullable: true }) words!: Record<string, Record<string, string>> | null;
  @Column('jsonb', { nullable: true }) ids!: string[] | null;
  /** Time zone of dates in the file, fixed when the export starts. */
  @Column('text') timeZone!: string;
  @Column('text') fileName!: string;
  @Column('int') rowsDone!: number;
  @Column('int') rowsExpected!: number;
  @Column('boolean') isEstimate!: boolean;
  @Column('bigint') sizeBytes!: number;
  /** Storage keys of the parts written so far; `cursor` marks where the next one starts in the list. */
  @Column('text', { array: true }) partKeys!: string[];
  @Column('text', { nullable: true }) cursor!: string | null;
  @Column('text', { nullable: true }) problem!: string | null;
}
