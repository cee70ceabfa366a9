import type { ImportMessage, ImportRun } from '@quillcare/contracts';
import type { Country } from '@quillcare/rules';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'import', name: 'import_run' })
export class ImportRunEntity extends TenantEntity {
  @Column('uuid') uploadId!: string;
  @Column('text') entityType!: ImportRun['entityType'];
  @Column('text') duplicateStrategy!: ImportRun['duplicateStrategy'];
  @Column('text') fileName!: string;
  @Column('text') status!: ImportRun['status'];
  /** Rules of this country; with the reference date fixed at the start, so that a second reading finds the same. */
  @Column('text') country!: Country;
  /** The day of the upload in the practice's time zone: later dates of birth are refused. */
  @Column('date') referenceDate!: string;
  @Column('bigint') bytesTotal!: number;
  @Column('bigint') bytesProcessed!: number;
  /** SHA-256 of the file, which is itself not kept. */
  @Column('text', { nullable: true }) fileHash!: string | null;
  @Column('int') total!: number;
  @Column('int') successful!: number;
  @Column('int') failed!: number;
  @Column('int') skipped!: number;
  @Column('int') merged!: number;
  @Column('int') overwritten!: number;
  @Column('int') flagged!: number;
  @Column('int') described!: number;
  @Column('text', { nullable: true }) summary!: string | null;
  @Column('jsonb') errors!: ImportMessage[];
  @Column('jsonb') warnings!: ImportMessage[];
  @Column('jsonb') duplicates!: ImportMessage[];
  @Column('text') uploadedBy!: string;
  @Column('timestamptz', { nullable: true }) cancelRequestedAt!: Date | null;
  /** Whose permissions the import uses: in support access, those of the member of staff. */
  @Column('uuid', { nullable: true }) onBehalfOf!: string | null;
  @Column('timestamptz', { nullable: true }) startedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) finishedAt!: Date | null;
}
