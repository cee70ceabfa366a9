import { Injectable } from '@nestjs/common';
import type { Audience, Notification } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import type { Letter } from '../letter/domain/letter';
import type { MailContent } from '../letter/domain/mail-content';
import { MailDispatcher } from '../mail/mail-dispatcher';
import { PreferenceRepository } from '../preference/persistence/preference.repository';
import { noticeKey, noticesTo, type StaffMember } from './domain/notice-letters';
import { UndeliveredNotices } from './undelivered-notices';

/** A notification that was raised, and the practice's facts for emails about it. */
export interface RaisedNews {
  notificationId: string;
  topic: Notification['topic'];
  audience: Audience;
  staff: readonly StaffMember[];
  timeZone: string;
  /** Who wrote the quote that it is about; null for anything else. */
  authorId: string | null;
}

/** Queues the emails about a notification, in the transaction that tells of it. */
@Injectable()
export class Notices {
  constructor(
    private readonly preferences: PreferenceRepository,
    private readonly dispatcher: MailDispatcher,
    private readonly undelivered: UndeliveredNotices,
    private readonly uow: UnitOfWork,
  ) {}

  /** One query for what all colleagues chose and one for all emails, however many they are. */
  async send(
    { notificationId, topic, audience, staff, timeZone, authorId }: RaisedNews,
    contentFor: (person: StaffMember) => MailContent,
    quote: Letter['quote'] = null,
  ): Promise<void> {
    const preferences = await this.preferences.ofPractice();
    const moment = { now: this.uow.now(), timeZone };
    const letters = noticesTo({ topic, audience, authorId }, staff, preferences, moment).map(
      ({ person, notBefore }): Letter => ({
        recipient: person.email,
        content: contentFor(person),
        dedupeKey: noticeKey(notificationId, person.userId),
        quote,
        notBefore,
      }),
    );
    if (topic === 'MAIL_FAILED') await this.undelivered.queue(letters);
    else await this.dispatcher.dispatchAll(letters);
  }
}
