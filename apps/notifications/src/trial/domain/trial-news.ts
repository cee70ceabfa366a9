import { toRoles, type Organisation } from '@quillcare/contracts';
import { formatDateTime } from '@quillcare/rules';
import type { Letter } from '../../letter/domain/letter';
import type { News } from '../../notification/domain/news';
import type { StaffMember } from '../../response/domain/response-letters';

export interface TrialNotice {
  what: 'ENDING' | 'ENDED';
  trialEndDate: string;
  /** Days until it ends. Null once it has. */
  days: number | null;
  organisation: Pick<Organisation, 'name' | 'timeZone'>;
}

const BILLING = '/admin/billing';

/** Notification for administrators, who can choose a plan. */
export function buildTrialNews(notice: TrialNotice): News {
  const at = formatTrialEnd(notice);
  const isOver = notice.what === 'ENDED';
  return {
    to: toRoles('ORG_ADMIN'),
    topic: isOver ? 'TRIAL_ENDED' : 'TRIAL_ENDING',
    type: 'WARNING',
    priority: 'HIGH',
    source: null,
    action: { label: 'VIEW_BILLING', path: BILLING },
    title: isOver ? 'Your trial has ended' : 'Your trial ends soon',
    message: isOver
      ? `It ended on ${at}. Nothing can be added or changed for now, and nothing is deleted. Choose a plan to continue.`
      : `It ends ${notice.days === 1 ? 'tomorrow, ' : ''}on ${at}. After that, nothing can be added or changed. Choose a plan to continue.`,
  };
}

/** Emails to each administrator, deduplicated by event. */
export function trialLetters(
  notice: TrialNotice,
  staff: readonly StaffMember[],
  eventId: string,
  publicUrl: string,
): Letter[] {
  return staff
    .filter(({ role }) => role === 'ORG_ADMIN')
    .map(({ userId, name, email }) => ({
      recipient: email,
      content: {
        template: 'trial-news',
        params: {
          what: notice.what,
          name,
          organisationName: notice.organisation.name,
          endsAt: formatTrialEnd(notice),
          link: `${publicUrl}${BILLING}`,
          days: notice.days,
        },
      },
      dedupeKey: `trial-news:${eventId}:${userId}`,
      quote: null,
    }));
}

function formatTrialEnd({ trialEndDate, organisation }: TrialNotice): string {
  return formatDateTime(new Date(trialEndDate), 'en-AU', organisation.timeZone);
}
