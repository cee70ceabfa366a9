import type { ImportMapping, ImportMessage, ImportRun, OddValues } from '@quillcare/contracts';
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
  /** A dry run: nothing is stored. */
  @Column('boolean') dryRun!: boolean;
  /** What somebody said that the columns mean; without it they are known by their names. */
  @Column('jsonb', { nullable: true }) mapping!: ImportMapping | null;
  @Column('jsonb') columnsLeftOut!: string[];
  /** Of a check: what the plan has room for. */
  @Column('jsonb', { nullable: true }) room!: ImportRun['room'];
  /** SHA-256 of the file, which is itself not kept. */
  @Column('text', { nullable: true }) fileHash!: string | null;
  /** The file's columns as it names them, and the field that each one gives; empty until it was read. */
  @Column('jsonb') header!: string[];
  @Column('jsonb') columns!: (string | null)[];
  /** What becomes of rows with an optional value that cannot be read. */
  @Column('jsonb') oddValues!: OddValues;
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
  /** What it did is kept, so that it can be undone. */
  @Column('boolean') isTraced!: boolean;
  @Column('timestamptz', { nullable: true }) startedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) finishedAt!: Date | null;
}
