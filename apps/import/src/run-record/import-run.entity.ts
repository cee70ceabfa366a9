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
  /**
   * Country whose validation rules apply. It and the reference date are fixed at the start, so that reading the file again gives
   * the same result.
   */
  @Column('text') country!: Country;
  /** The upload date in the practice's time zone. Later dates of birth are refused. */
  @Column('date') referenceDate!: string;
  @Column('bigint') bytesTotal!: number;
  @Column('bigint') bytesProcessed!: number;
  /** A dry run stores no records. */
  @Column('boolean') dryRun!: boolean;
  /** The column mapping chosen by the user. Null if columns are recognised by name. */
  @Column('jsonb', { nullable: true }) mapping!: ImportMapping | null;
  @Column('jsonb') columnsLeftOut!: string[];
  /** For a check: the clients that still fit into the plan. */
  @Column('jsonb', { nullable: true }) room!: ImportRun['room'];
  /** SHA-256 of the file; the file itself is not kept. */
  @Column('text', { nullable: true }) fileHash!: string | null;
  /** The file's headers, and the field each column maps to. Empty until the file was read. */
  @Column('jsonb') header!: string[];
  @Column('jsonb') columns!: (string | null)[];
  /** How to treat rows with an unreadable optional value. */
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
  /** The person whose permissions the import uses. In support access, the staff member's. */
  @Column('uuid', { nullable: true }) onBehalfOf!: string | null;
  /** Set if the stored records are traced, so that the import can be undone. */
  @Column('boolean') isTraced!: boolean;
  @Column('timestamptz', { nullable: true }) startedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) finishedAt!: Date | null;
}
