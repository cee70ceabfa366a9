import type { PlatformAnnouncement } from '@quillcare/contracts';
import { Column, Entity } from 'typeorm';
import { AnyAnnouncementEntity } from './any-announcement.entity';

/** Belongs to no practice: its organisation id is `PLATFORM_ORGANISATION_ID`. */
@Entity({ schema: 'notifications', name: 'platform_announcement' })
export class PlatformAnnouncementEntity extends AnyAnnouncementEntity {
  @Column('text') audience!: PlatformAnnouncement['audience'];
  @Column('uuid', { array: true }) forOrganisationIds!: string[];
}
