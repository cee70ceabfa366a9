import type { Announcement, Role } from '@quillcare/contracts';
import { TenantEntity } from '@quillcare/service-kit';
import { Column } from 'typeorm';

export abstract class AnyAnnouncementEntity extends TenantEntity {
  @Column('text') title!: string;
  @Column('text') message!: string;
  @Column('text') type!: Announcement['type'];
  @Column('text') priority!: Announcement['priority'];
  @Column('text', { array: true }) forRoles!: Role[];
  @Column('text', { nullable: true }) startsAt!: string | null;
  @Column('text', { nullable: true }) endsAt!: string | null;
  @Column('timestamptz', { nullable: true }) scheduledAt!: Date | null;
  @Column('timestamptz', { nullable: true }) expiresAt!: Date | null;
  @Column('timestamptz', { nullable: true }) publishedAt!: Date | null;
  @Column('boolean') showInBanner!: boolean;
  @Column('boolean') showInNotificationCenter!: boolean;
  @Column('boolean') isDismissible!: boolean;
  @Column('boolean') needsAcknowledgement!: boolean;
  @Column('text', { nullable: true }) actionLabel!: string | null;
  @Column('text', { nullable: true }) actionTarget!: string | null;
  @Column('text') actionStyle!: Announcement['actionStyle'];
  @Column('boolean') isActive!: boolean;
  @Column('text') searchKey!: string;
  @Column('text') sortTitle!: string;
}
