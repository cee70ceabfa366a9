import { PublishInput } from './publish.input';

/** The sections of the form, of a practice's announcements and of the platform's. */
export const ANNOUNCEMENT_SECTIONS = {
  text: ['title', 'message', 'type', 'priority'],
  who: ['audience', 'startsAt', 'endsAt'],
  how: ['showInBanner', 'showInNotificationCenter', 'isDismissible', 'needsAcknowledgement'],
  button: ['actionLabel', 'actionTarget', 'actionStyle', 'isActive'],
} as const;

/** The fields that look alike in both. */
export const ANNOUNCEMENT_FIELDS = {
  title: { wide: true },
  message: { wide: true, multiline: true },
  showInBanner: { wide: true },
  showInNotificationCenter: { wide: true },
  isDismissible: { wide: true },
  needsAcknowledgement: { wide: true },
  isActive: { wide: true, control: PublishInput },
};

/** A local time in words, whatever the browser's zone. */
export const showTime = (value: unknown): string =>
  typeof value === 'string' ? value.replace('T', ' ') : '';
