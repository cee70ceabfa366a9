import type { Announcement } from '@quillcare/contracts';
import { Column, Entity } from 'typeorm';
import { AnyAnnouncementEntity } from './any-announcement.entity';

@Entity({ schema: 'notifications', name: 'announcement' })
export class AnnouncementEntity extends AnyAnnouncementEntity {
  @Column('text') audience!: Announcement['audience'];
  @Column('uuid', { array: true }) forUserIds!: string[];
  /** Time zone of `startsAt` and `endsAt`. */
  @Column('text') timeZone!: string;
}
