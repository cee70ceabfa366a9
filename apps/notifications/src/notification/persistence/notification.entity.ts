import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'notifications', name: 'notification' })
export class NotificationEntity extends TenantEntity {
  @Column('text') topic!: string;
  @Column('text') needs!: string;
  @Column('text') title!: string;
  @Column('text') message!: string;
  @Column('uuid', { nullable: true }) quoteId!: string | null;
  @Column('text', { nullable: true }) actionUrl!: string | null;
  @Column('text') searchKey!: string;
}
