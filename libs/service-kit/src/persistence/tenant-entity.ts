import { Column, PrimaryColumn } from 'typeorm';

/** The eight columns of every tenant table; `tenantColumns` is their SQL. */
export abstract class TenantEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') organisationId!: string;
  /** Optimistic lock, counted from 1. */
  @Column('int') version!: number;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') updatedAt!: Date;
  /** The staff member who created it; null for a patient or the product itself. */
  @Column('uuid', { nullable: true }) createdBy!: string | null;
  /** The staff member who changed it last; null for a patient or the product itself. */
  @Column('uuid', { nullable: true }) updatedBy!: string | null;
  /** When it was soft-deleted; null otherwise. */
  @Column('timestamptz', { nullable: true }) deletedAt!: Date | null;
}

/** The fields of a new record, except those the repository fills in. */
export type NewRecord<E extends TenantEntity> = Omit<E, keyof TenantEntity> & Partial<Pick<E, 'id'>>;
