import Typography from '@mui/material/Typography';
import { handOverQuote, type Quote } from '@quillcare/contracts';
import { useWords } from '../../../shared/words/words';
import { ActDialog, useAct } from '../view/act.dialog';
import { RepresentativeNotice } from './representative-notice.view';
import { recordWords } from './record.en';

/** Opens the page in place of this one: Back must not lead the patient into the app. */
const leaveTo = (path: string): void => window.location.replace(path);

/** Hands the device to the patient: the session is locked, and the browser shows the patient's page. */
export function TabletDialog({
  quote,
  onClose,
  go = leaveTo,
}: {
  quote: Quote;
  onClose: () => void;
  go?: (path: string) => void;
}) {
  const t = useWords(recordWords);
  const { start, isBusy, problem } = useAct(handOverQuote);
  const handOver = async () => {
    const handed = await start({ params: { id: quote.id } });
    if (handed) go(handed.path);
  };
  return (
    <ActDialog
      title={t('tablet.title')}
      confirmLabel={t('tablet.confirm')}
      isBusy={isBusy}
      onConfirm={() => void handOver()}
      onClose={onClose}
      problem={problem}
      failed={t('tablet.failed')}
    >
      <Typography>{t('tablet.hint')}</Typography>
      <RepresentativeNotice quote={quote} />
    </ActDialog>
  );
}
