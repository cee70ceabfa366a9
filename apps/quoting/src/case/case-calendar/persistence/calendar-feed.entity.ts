import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

/** One row per doctor whose calendar was ever shared. */
@Entity({ schema: 'quoting', name: 'calendar_feed' })
export class CalendarFeedEntity extends TenantEntity {
  @Column('uuid') doctorId!: string;
  @Column('text') doctorName!: string;
  /** SHA-256 of the secret in the address. Null once the address is revoked. */
  @Column('text', { nullable: true }) tokenHash!: string | null;
  @Column('timestamptz', { nullable: true }) renewedAt!: Date | null;
  @Column('timestamptz', { nullable: true }) lastReadAt!: Date | null;
}
