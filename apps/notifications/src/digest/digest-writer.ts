import { Inject, Injectable } from '@nestjs/common';
import type { UserPrincipal } from '@quillcare/contracts';
import { CONFIG, minIdAt, UnitOfWork, type ProcessConfig } from '@quillcare/service-kit';
import { MailDispatcher } from '../mail/mail-dispatcher';
import type { StaffMember } from '../notice/domain/notice-letters';
import { viewerOf } from '../notification/domain/viewer';
import type { Preference } from '../preference/domain/preference';
import { nextSendTime } from '../preference/domain/quiet-time';
import {
  DIGEST_DAYS,
  digestLines,
  selectTopics,
  COMMIT_MARGIN_MS,
  type DigestFrequency,
} from './domain/digest';
import { DigestRepository } from './persistence/digest.repository';

export interface DueDigest {
  person: StaffMember;
  preference: Preference;
  frequency: DigestFrequency;
  /** First notification id after the person's last digest. Undefined if this is the first one. */
  lastEnd: string | undefined;
}

export interface DigestDay {
  day: string;
  timeZone: string;
  practiceName: string;
}

@Injectable()
export class DigestWriter {
  constructor(
    private readonly digests: DigestRepository,
    private readonly dispatcher: MailDispatcher,
    private readonly uow: UnitOfWork,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /**
   * Claims the digest and queues its email in one transaction. Does nothing if there are no unread notifications or the digest
   * was already written.
   */
  async write(due: DueDigest, { day, timeZone, practiceName }: DigestDay): Promise<void> {
    const { person, preference, frequency } = due;
    const { userId, name, email } = person;
    const now = this.uow.now();
    const span = toSpan(now, due.lastEnd);
    const topics = selectTopics(preference, person.role);
    const counts = await this.digests.countUnread(viewerOf(toPrincipal(person)), topics, span);
    const total = counts.reduce((sum, { count }) => sum + count, 0);
    if (total === 0 || !(await this.digests.claim(userId, day, span.untilId, total))) return;
    const { publicUrl } = this.config;
    const lines = digestLines(counts).map(({ text, path }) => ({ text, url: `${publicUrl}${path}` }));
    const link = `${publicUrl}/notifications?unreadOnly=true`;
    const params = { name, practiceName, frequency, lines, total, link };
    await this.dispatcher.dispatchAll([
      {
        recipient: email,
        content: { template: 'digest', params },
        dedupeKey: `digest:${userId}:${day}`,
        quote: null,
        notBefore: nextSendTime(now, preference, timeZone),
      },
    ]);
  }
}

function toSpan(now: Date, lastEnd: string | undefined): { fromId: string; untilId: string } {
  const earliest = minIdAt(new Date(now.getTime() - DIGEST_DAYS * 86_400_000));
  return {
    fromId: lastEnd !== undefined && lastEnd > earliest ? lastEnd : earliest,
    untilId: minIdAt(new Date(now.getTime() - COMMIT_MARGIN_MS)),
  };
}

/** Builds a principal only to determine which notifications the person sees. Nothing is done in their name. */
function toPrincipal(person: StaffMember): UserPrincipal {
  return {
    kind: 'user',
    ...person,
    sessionId: person.userId,
    isActive: true,
    secondStep: 'DONE',
    emailConfirmed: true,
    confirmedAt: null,
    impersonation: null,
    practiceAccess: 'FULL',
  };
}
