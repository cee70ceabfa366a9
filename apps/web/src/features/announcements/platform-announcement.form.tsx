import {
  createPlatformAnnouncement,
  deletePlatformAnnouncement,
  getPlatformAnnouncement,
  platformAnnouncementInput,
  restorePlatformAnnouncement,
  updatePlatformAnnouncement,
} from '@quillcare/contracts';
import { defineForm } from '../../shared/forms/record/form.definition';
import { recordPages } from '../../shared/forms/record/record.page';
import { useWords, word } from '../../shared/words/words';
import { ANNOUNCEMENT_FIELDS, ANNOUNCEMENT_SECTIONS, showTime } from './announcement-fields';
import { LocalTimeInput } from './local-time.input';
import { platformAnnouncementWords } from './platform.en';
import { PlatformAudienceInput } from './platform-audience.input';
import { PlatformReaders } from './platform-readers.view';

const PATH = '/admin/platform-announcements';

function SydneyTime({ name }: { name: 'startsAt' | 'endsAt' }) {
  const t = useWords(platformAnnouncementWords);
  return <LocalTimeInput name={name} help={t(`help.${name}`)} timeZone="Australia/Sydney" />;
}

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
  sections: ANNOUNCEMENT_SECTIONS,
  fields: {
    ...ANNOUNCEMENT_FIELDS,
    audience: {
      wide: true,
      control: PlatformAudienceInput,
      show: (value) => word(platformAnnouncementWords, `options.audience.${value as 'ADMINS_ONLY'}`),
    },
    startsAt: { control: () => <SydneyTime name="startsAt" />, show: showTime },
    endsAt: { control: () => <SydneyTime name="endsAt" />, show: showTime },
  },
});

export const platformAnnouncementPages = recordPages({
  form: platformAnnouncementForm,
  path: PATH,
  remove: deletePlatformAnnouncement,
  restore: restorePlatformAnnouncement,
  Below: PlatformReaders,
});
