import {
  announcementInput,
  createAnnouncement,
  createPlatformAnnouncement,
  deleteAnnouncement,
  deletePlatformAnnouncement,
  getAnnouncement,
  getPlatformAnnouncement,
  platformAnnouncementInput,
  restoreAnnouncement,
  restorePlatformAnnouncement,
  updateAnnouncement,
  updatePlatformAnnouncement,
} from '@quillcare/contracts';
import { LocalTimeInput } from '../../shared/forms/local-time.input';
import { defineForm } from '../../shared/forms/record/form.definition';
import { recordPages } from '../../shared/forms/record/record.page';
import { useWords, word } from '../../shared/words/words';
import { announcementWords } from './announcement.en';
import { AudienceInput, PlatformAudienceInput } from './audience.input';
import { platformAnnouncementWords } from './platform.en';
import { PlatformReaders } from './platform-readers.view';
import { PublishInput } from './publish.input';
import { AnnouncementReaders } from './readers.view';

/** The form's sections, the same for practice and platform announcements. */
const sections = {
  text: ['title', 'message', 'type', 'priority'],
  who: ['audience', 'startsAt', 'endsAt'],
  how: ['showInBanner', 'showInNotificationCenter', 'isDismissible', 'needsAcknowledgement'],
  button: ['actionLabel', 'actionTarget', 'actionStyle', 'isActive'],
} as const;

interface TimeProps {
  name: 'startsAt' | 'endsAt';
}

/** A start or end time in the practice's time zone. */
function PracticeTime({ name }: TimeProps) {
  const t = useWords(announcementWords);
  return <LocalTimeInput name={name} label={t(`fields.${name}`)} help={t(`help.${name}`)} />;
}

/** A start or end time in Sydney's time zone, because each practice has its own. */
function SydneyTime({ name }: TimeProps) {
  const t = useWords(platformAnnouncementWords);
  return (
    <LocalTimeInput
      name={name}
      label={t(`fields.${name}`)}
      help={t(`help.${name}`)}
      timeZone="Australia/Sydney"
    />
  );
}

/** Builds the fields with a time input for the applicable time zone. */
const fieldsWith = (Time: (props: TimeProps) => React.JSX.Element) => ({
  title: { wide: true },
  message: { wide: true, multiline: true },
  showInBanner: { wide: true },
  showInNotificationCenter: { wide: true },
  isDismissible: { wide: true },
  needsAcknowledgement: { wide: true },
  isActive: { wide: true, control: PublishInput },
  startsAt: { control: () => <Time name="startsAt" />, show: showTime },
  endsAt: { control: () => <Time name="endsAt" />, show: showTime },
});

/** Formats a local date-time regardless of the browser's time zone. */
function showTime(value: unknown): string {
  return typeof value === 'string' ? value.replace('T', ' ') : '';
}

export const announcementForm = defineForm({
  name: 'announcement',
  words: announcementWords,
  schema: announcementInput,
  operations: { get: getAnnouncement, create: createAnnouncement, update: updateAnnouncement },
  nameOf: ({ title }) => title,
  sections,
  fields: {
    ...fieldsWith(PracticeTime),
    audience: {
      wide: true,
      control: AudienceInput,
      show: (value) => word(announcementWords, `options.audience.${value as 'ADMINS_ONLY'}`),
    },
  },
});

export const announcementPages = recordPages({
  form: announcementForm,
  path: '/admin/announcements',
  remove: deleteAnnouncement,
  restore: restoreAnnouncement,
  Below: AnnouncementReaders,
});

export const platformAnnouncementForm = defineForm({
  name: 'platform-announcement',
  words: platformAnnouncementWords,
  schema: platformAnnouncementInput,
  operations: {
    get: getPlatformAnnouncement,
    create: createPlatformAnnouncement,
    update: updatePlatformAnnouncement,
  },
  nameOf: ({ title }) => title,
  sections,
  fields: {
    ...fieldsWith(SydneyTime),
    audience: {
      wide: true,
      control: PlatformAudienceInput,
      show: (value) => word(platformAnnouncementWords, `options.audience.${value as 'ADMINS_ONLY'}`),
    },
  },
});

export const platformAnnouncementPages = recordPages({
  form: platformAnnouncementForm,
  path: '/admin/platform-announcements',
  remove: deletePlatformAnnouncement,
  restore: restorePlatformAnnouncement,
  Below: PlatformReaders,
});
