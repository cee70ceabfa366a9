import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
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
  countPlatformAnnouncementReaders,
  type PlatformAnnouncement,
  listAnnouncementReaders,
  type Announcement,
} from '@quillcare/contracts';
import { formatNumber } from '@quillcare/rules';
import { FactList, Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { LocalTimeInput } from '../../shared/forms/local-time.input';
import { defineForm } from '../../shared/forms/record/form.definition';
import { recordPages } from '../../shared/forms/record/record.page';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords, word } from '../../shared/words/words';
import { announcementWords } from './announcement.en';
import { AudienceInput, PlatformAudienceInput } from './audience.input';
import { platformAnnouncementWords } from './platform.en';
import { PublishInput } from './publish.input';

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
const buildFields = (Time: (props: TimeProps) => React.JSX.Element) => ({
  title: { wide: true },
  message: { wide: true, multiline: true },
  showInBanner: { wide: true },
  showInNotificationCenter: { wide: true },
  isDismissible: { wide: true },
  needsAcknowledgement: { wide: true },
  isActive: { wide: true, control: PublishInput },
  startsAt: { control: () => <Time name="startsAt" />, show: formatTime },
  endsAt: { control: () => <Time name="endsAt" />, show: formatTime },
});

/** Formats a local date-time regardless of the browser's time zone. */
function formatTime(value: unknown): string {
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
    ...buildFields(PracticeTime),
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
    ...buildFields(SydneyTime),
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

/** Counts the readers and their practices. Names are not shown, because who read it is each practice's own business. */
function PlatformReaders({ record }: { record: PlatformAnnouncement }) {
  const t = useWords(platformAnnouncementWords);
  const { locale } = useFormats();
  const request = useOperationQuery(countPlatformAnnouncementReaders, { params: { id: record.id } });
  return (
    <Panel title={t('readers.title')}>
      <Loaded request={request} failed={t('readers.failed')} skeleton={64}>
        {({ practices, read, dismissed, acknowledged }) => (
          <FactList
            items={[
              { label: t('readers.practices'), value: formatNumber(practices, locale) },
              { label: t('readers.read'), value: formatNumber(read, locale) },
              record.needsAcknowledgement
                ? { label: t('readers.acknowledged'), value: formatNumber(acknowledged, locale) }
                : { label: t('readers.dismissed'), value: formatNumber(dismissed, locale) },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}

/** Lists who has read an announcement (or acknowledged it, where required) and who has not. */
function AnnouncementReaders({ record }: { record: Announcement }) {
  const t = useWords(announcementWords);
  const { dateTime } = useFormats();
  const request = useOperationQuery(listAnnouncementReaders, { params: { id: record.id } });
  const items = request.data?.items ?? [];
  const stateOf = ({ readAt, acknowledgedAt }: (typeof items)[number]) => {
    if (acknowledgedAt) return t('readers.acknowledged', { when: dateTime(acknowledgedAt) });
    if (readAt && !record.needsAcknowledgement) return t('readers.read', { when: dateTime(readAt) });
    return t('readers.waiting');
  };
  const done = items.filter(({ readAt, acknowledgedAt }) =>
    record.needsAcknowledgement ? acknowledgedAt !== null : readAt !== null,
  ).length;
  return (
    <Panel
      title={t('readers.title')}
      action={items.length > 0 && <Typography>{t('readers.count', { done, all: items.length })}</Typography>}
    >
      <Loaded
        request={request}
        failed={t('readers.failed')}
        skeleton={<Skeleton variant="rounded" height={48} />}
      >
        {() =>
          items.length === 0 ? (
            <Typography color="textSecondary">{t('readers.none')}</Typography>
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
              {items.map((reader) => (
                <Box component="li" key={reader.userId} sx={{ display: 'flex', gap: 2, flexWrap: 'wrap' }}>
                  <Typography sx={{ flex: '1 1 160px' }}>{reader.name}</Typography>
                  <Typography color="textSecondary">{stateOf(reader)}</Typography>
                </Box>
              ))}
            </Box>
          )
        }
      </Loaded>
    </Panel>
  );
}
