import {
  announcementInput,
  createAnnouncement,
  deleteAnnouncement,
  getAnnouncement,
  restoreAnnouncement,
  updateAnnouncement,
} from '@quillcare/contracts';
import { defineForm } from '../../shared/forms/record/form.definition';
import { recordPages } from '../../shared/forms/record/record.page';
import { word } from '../../shared/words/words';
import { announcementWords } from './announcement.en';
import { AudienceInput } from './audience.input';
import { ANNOUNCEMENT_FIELDS, ANNOUNCEMENT_SECTIONS, showTime } from './announcement-fields';
import { LocalTimeInput } from './local-time.input';
import { AnnouncementReaders } from './readers.view';

const PATH = '/admin/announcements';

export const announcementForm = defineForm({
  name: 'announcement',
  words: announcementWords,
  schema: announcementInput,
  operations: { get: getAnnouncement, create: createAnnouncement, update: updateAnnouncement },
  nameOf: ({ title }) => title,
  sections: ANNOUNCEMENT_SECTIONS,
  fields: {
    ...ANNOUNCEMENT_FIELDS,
    audience: {
      wide: true,
      control: AudienceInput,
      show: (value) => word(announcementWords, `options.audience.${value as 'ADMINS_ONLY'}`),
    },
    startsAt: { control: () => <LocalTimeInput name="startsAt" />, show: showTime },
    endsAt: { control: () => <LocalTimeInput name="endsAt" />, show: showTime },
  },
});

export const announcementPages = recordPages({
  form: announcementForm,
  path: PATH,
  remove: deleteAnnouncement,
  restore: restoreAnnouncement,
  Below: AnnouncementReaders,
});
