import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useId } from 'react';
import { getSecondStep } from '@quillcare/contracts';
import { ErrorState } from '@quillcare/ui';
import { useOperationQuery } from '../../../shared/api/hooks';
import { Confirm } from './confirm.view';
import { secondStepWords } from './second-step.en';
import { useWords } from '../../../shared/words/words';

/** Asks the user to re-authenticate before a sensitive action. Closing it counts as declining. */
export function StepUpDialog({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const t = useWords(secondStepWords);
  const titleId = useId();
  const introId = useId();
  const { currentData, error, refetch } = useOperationQuery(
    getSecondStep,
    {},
    { refetchOnMountOrArgChange: true },
  );
  const cancel = <Button onClick={() => onAnswer(false)}>{t('confirm.cancel')}</Button>;
  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      aria-labelledby={titleId}
      aria-describedby={introId}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={titleId}>{t('confirm.dialogTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2, pb: 2.5 }}>
        <DialogContentText id={introId}>{t('confirm.dialogIntro')}</DialogContentText>
        {currentData && (
          <Confirm ways={currentData.ways} onConfirmed={() => onAnswer(true)} actions={cancel} />
        )}
        {!currentData && error && (
          <ErrorState
            title={t('confirm.failed')}
            message={error.detail}
            reference={error.correlationId}
            onRetry={refetch}
            action={cancel}
          />
        )}
        {!currentData && !error && <Skeleton variant="rounded" height={140} />}
      </DialogContent>
    </Dialog>
  );
}
