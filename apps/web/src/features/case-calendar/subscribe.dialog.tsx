import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  getCalendarFeed,
  renewCalendarFeed,
  revokeCalendarFeed,
  type CalendarFeed,
} from '@quillcare/contracts';
import { CalendarIcon, TitledDialog } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useOperationQuery } from '../../shared/api/hooks';
import { CopyText } from '../../shared/clipboard/copy-text.view';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { SwitchedOffNotice } from '../../shared/plans/switched-off.view';
import { useRights } from '../../shared/session/session.context';
import { useWords } from '../../shared/words/words';
import { feedWords } from './feed.en';

/**
 * Opens the subscription URL of a doctor's calendar, once a single doctor is selected. Hidden without the right to renew calendar
 * feeds.
 */
export function SubscribeButton({ doctorId }: { doctorId: string | undefined }) {
  const t = useWords(feedWords);
  const { allows } = useRights();
  const [isOpen, setOpen] = useState(false);
  if (!allows(renewCalendarFeed)) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" startIcon={<CalendarIcon />} onClick={() => setOpen(true)}>
        {t('open')}
      </Button>
      {isOpen && (
        <TitledDialog
          title={t('title')}
          onClose={close}
          actions={<Button onClick={close}>{t('close')}</Button>}
        >
          {doctorId ? (
            <Feed doctorId={doctorId} />
          ) : (
            <DialogContentText>{t('chooseDoctor')}</DialogContentText>
          )}
        </TitledDialog>
      )}
    </>
  );
}

function Feed({ doctorId }: { doctorId: string }) {
  const t = useWords(feedWords);
  const request = useOperationQuery(getCalendarFeed, { params: { id: doctorId } });
  return (
    <>
      <DialogContentText>{t('hint')}</DialogContentText>
      <SwitchedOffNotice feature="calendarFeeds" />
      <Loaded request={request} failed={t('failed')} skeleton={96}>
        {(feed) => <FeedDetails feed={feed} />}
      </Loaded>
    </>
  );
}

const { act } = actsOn<CalendarFeed>(feedWords, () => '');
const request = ({ doctorId }: CalendarFeed) => ({ params: { id: doctorId } });
const buildFeedAct = (name: 'make' | 'renew') =>
  act({
    name,
    operation: renewCalendarFeed,
    when: ({ isActive }) => isActive === (name === 'renew'),
    request,
  });
const feedActs = {
  make: buildFeedAct('make'),
  renew: buildFeedAct('renew'),
  end: act({
    name: 'end',
    operation: revokeCalendarFeed,
    when: ({ isActive }) => isActive,
    request,
    isDanger: true,
  }),
};

function FeedDetails({ feed }: { feed: CalendarFeed }) {
  const t = useWords(feedWords);
  const { dateTime, ago } = useFormats();
  const { isActive, createdAt, lastReadAt } = feed;
  const [address, setAddress] = useState<string | null>(null);
  const onDone = (result: unknown) => {
    const { path } = result as { path?: string };
    setAddress(path ? `${window.location.origin}/api${path}` : null);
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {address && <Address address={address} />}
      <Typography>
        {isActive ? t('active', { date: dateTime(createdAt) }) : t('inactive')}{' '}
        {isActive && (lastReadAt ? t('read', { ago: ago(lastReadAt) }) : t('neverRead'))}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        <ActButtons
          acts={[feedActs.make, feedActs.renew, feedActs.end]}
          record={feed}
          primary={feedActs.make}
          callbacks={{ onDone }}
        />
      </Box>
    </Box>
  );
}

/** The subscription URL, which is shown only once. */
function Address({ address }: { address: string }) {
  const t = useWords(feedWords);
  return (
    <Alert severity="success" sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <Typography sx={{ mb: 1 }}>{t('once')}</Typography>
      <CopyText label={t('address')} text={address} />
    </Alert>
  );
}
