import { Injectable } from '@nestjs/common';
import type { Audience, Notification } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import type { Letter } from '../letter/domain/letter';
import type { MailContent } from '../letter/domain/mail-content';
import { MailDispatcher } from '../mail/mail-dispatcher';
import { PreferenceRepository } from '../preference/persistence/preference.repository';
import { noticeKey, selectRecipients, type StaffMember } from './domain/notice-letters';
import { UndeliveredNotices } from './undelivered-notices';

export interface RaisedNews {
  notificationId: string;
  topic: Notification['topic'];
  audience: Audience;
  staff: readonly StaffMember[];
  timeZone: string;
  /** Author of the quote it is about. Null if it is not about a quote. */
  authorId: string | null;
}

/** Queues the individual emails about a notification, in the current transaction. */
@Injectable()
export class NoticeSender {
  constructor(
    private readonly preferences: PreferenceRepository,
    private readonly dispatcher: MailDispatcher,
    private readonly undelivered: UndeliveredNotices,
    private readonly uow: UnitOfWork,
  ) {}

  /** Uses one query for all preferences and one statement for all emails, regardless of how many there are. */
  async send(
    { notificationId, topic, audience, staff, timeZone, authorId }: RaisedNews,
    contentFor: (person: StaffMember) => MailContent,
    quote: Letter['quote'] = null,
  ): Promise<void> {
    const preferences = await this.preferences.findOfPractice();
    const moment = { now: this.uow.now(), timeZone };
    const letters = selectRecipients({ topic, audience, authorId }, staff, preferences, moment).map(
      ({ person, notBefore }): Letter => ({
        recipient: person.email,
        content: contentFor(person),
        dedupeKey: noticeKey(notificationId, person.userId),
        quote,
        notBefore,
      }),
    );
    if (topic === 'MAIL_FAILED') await this.undelivered.enqueue(letters);
    else await this.dispatcher.dispatchAll(letters);
  }
}
