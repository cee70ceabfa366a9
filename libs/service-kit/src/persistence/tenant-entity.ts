import { Column, PrimaryColumn } from 'typeorm';

/** The seven columns of every tenant table. `tenantColumns` is their SQL. */
export abstract class TenantEntity {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid') organisationId!: string;
  /** Optimistic lock, from 1. */
  @Column('int') version!: number;
  @Column('timestamptz') createdAt!: Date;
  @Column('timestamptz') updatedAt!: Date;
  /** The member of staff who made it; null when a patient or the product did. */
  @Column('uuid', { nullable: true }) createdBy!: string | null;
  /** Set when it was removed; it can be restored. */
  @Column('timestamptz', { nullable: true }) deletedAt!: Date | null;
}

/** What a caller gives when a record is made: everything but what the repository fills in. */
export type NewRecord<E extends TenantEntity> = Omit<E, keyof TenantEntity> & Partial<Pick<E, 'id'>>;
