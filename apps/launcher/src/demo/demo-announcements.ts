import { createAnnouncement, type AnnouncementInput } from '@quillcare/contracts';
import { addDays } from '@quillcare/rules';
import type { Call } from './call-as';

/** Adds the practice's announcements to its staff: one published, one in preparation. */
export async function addDemoAnnouncements(call: Call, today: string): Promise<void> {
  const announcements: (Pick<AnnouncementInput, 'title' | 'message'> & Partial<AnnouncementInput>)[] = [
    {
      title: 'Theatre 2 at Harbour Private is closed next week.',
      message: 'Please offer Northside for new dates.',
      type: 'WARNING',
      priority: 'HIGH',
      endsAt: `${addDays(today, 7)}T18:00`,
      isActive: true,
      actionLabel: 'Surgery cases',
      actionTarget: '/surgery-cases',
      actionStyle: 'SECONDARY',
    },
    {
      title: 'New fees from January',
      message: 'Quotes that were sent keep their prices. Please send open drafts before the break.',
      audience: 'SPECIFIC_ROLES',
      forRoles: ['SALES_MANAGER'],
      needsAcknowledgement: true,
      actionLabel: 'See the rules',
      actionTarget: '/admin/pricing-rules',
    },
  ];
  for (const body of announcements) await call(createAnnouncement, { body });
}
