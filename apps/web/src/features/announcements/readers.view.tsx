import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import Skeleton from '@mui/material/Skeleton';
import { listAnnouncementReaders, type Announcement } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { announcementWords } from './announcement.en';

/** Lists who has read an announcement (or acknowledged it, where required) and who has not. */
export function AnnouncementReaders({ record }: { record: Announcement }) {
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
