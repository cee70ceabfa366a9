import type { Notification, NotificationSource, Resource, Role } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column, Entity } from 'typeorm';

@Entity({ schema: 'notifications', name: 'notification' })
export class NotificationEntity extends TenantEntity {
  @Column('text') topic!: Notification['topic'];
  /** A patient's answer, which is shown for some days only. */
  @Column('boolean') isResponse!: boolean;
  @Column('text') type!: Notification['type'];
  @Column('text') priority!: Notification['priority'];
  /** Only people who can read this resource see the notification. */
  @Column('text', { nullable: true }) needs!: Resource | null;
  /** Recipients: all that is named must be true of a person. */
  @Column('uuid', { nullable: true }) toUser!: string | null;
  @Column('text', { nullable: true, array: true }) toRoles!: Role[] | null;
  /** The name of a right, such as "QUOTES UPDATE". */
  @Column('text', { nullable: true }) toRight!: string | null;
  @Column('text', { nullable: true }) sourceType!: NotificationSource['type'] | null;
  @Column('uuid', { nullable: true }) sourceId!: string | null;
  @Column('text') title!: string;
  @Column('text') message!: string;
  /** The mention in crm that it tells of. */
  @Column('uuid', { nullable: true }) mentionId!: string | null;
  @Column('uuid', { nullable: true }) quoteId!: string | null;
  @Column('text', { nullable: true }) actionLabel!: string | null;
  @Column('text', { nullable: true }) actionUrl!: string | null;
  /** Shared by those that are alike on a day. */
  @Column('text', { nullable: true }) groupKey!: string | null;
  @Column('text', { nullable: true }) onceKey!: string | null;
  @Column('text') searchKey!: string;
}
