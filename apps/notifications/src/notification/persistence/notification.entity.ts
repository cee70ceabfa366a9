import type { Notification, NotificationSource, Resource, Role } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'notifications', name: 'notification' })
export class NotificationEntity extends TenantEntity {
  @Column('text') topic!: Notification['topic'];
  /** A patient's answer, which is shown only for some days. */
  @Column('boolean') isResponse!: boolean;
  @Column('text') type!: Notification['type'];
  @Column('text') priority!: Notification['priority'];
  /** The resource a person must be able to read to see it. Null if none is needed. */
  @Column('text', { nullable: true }) needs!: Resource | null;
  /** Recipients. A person must match every column that is set. */
  @Column('uuid', { nullable: true }) toUser!: string | null;
  @Column('text', { nullable: true, array: true }) toRoles!: Role[] | null;
  /** Name of a right, such as "QUOTES UPDATE". */
  @Column('text', { nullable: true }) toRight!: string | null;
  @Column('text', { nullable: true }) sourceType!: NotificationSource['type'] | null;
  @Column('uuid', { nullable: true }) sourceId!: string | null;
  @Column('text') title!: string;
  @Column('text') message!: string;
  /** The mention (in crm) it is about. */
  @Column('uuid', { nullable: true }) mentionId!: string | null;
  @Column('uuid', { nullable: true }) quoteId!: string | null;
  @Column('text', { nullable: true }) actionLabel!: string | null;
  @Column('text', { nullable: true }) actionUrl!: string | null;
  /** Shared by similar notifications of a day. Null if not grouped. */
  @Column('text', { nullable: true }) groupKey!: string | null;
  @Column('text', { nullable: true }) onceKey!: string | null;
  @Column('text') searchKey!: string;
}
