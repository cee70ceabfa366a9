import { ADMINS, toRoles } from '@quillcare/contracts';
import type { News } from '../../notification/domain/news';

/** Notification that the practice's own mail server is not accepting emails. */
export function mailServerFailedNews(problem: string): News {
  return {
    to: toRoles(...ADMINS),
    topic: 'MAIL_SERVER_FAILED',
    type: 'ERROR',
    priority: 'HIGH',
    source: { type: 'ORGANISATION', id: null },
    action: { label: 'VIEW_EMAIL_CONFIG', path: '/admin/email-config' },
    title: 'Your mail server is not accepting emails',
    message: `Quillcare is sending your emails until it works again. ${problem}`,
  };
}
