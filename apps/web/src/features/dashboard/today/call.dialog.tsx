import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { attemptCallback, completeCallback, type TodayItem } from '@quillcare/contracts';
import { useOperationMutation } from '../../../shared/api/hooks';
import { toProblem } from '../../../shared/api/problem';
import { formWords } from '../../../shared/forms/form.en';
import { FormFrame } from '../../../shared/forms/form.frame';
import { TextInput } from '../../../shared/forms/inputs.view';
import { useContractForm } from '../../../shared/forms/use-contract-form';
import { showToast } from '../../../shared/toasts/toast.store';
import { useWords } from '../../../shared/words/words';
import { ContactLinks } from './contact-links.view';
import { todayWords } from './today.en';

// What came of the call is said by the button: each operation has its usual outcome.
const schema = completeCallback.body.pick({ notes: true });

interface CallDialogProps {
  item: TodayItem;
  onClose: () => void;
}

/** The number to call, and what came of it. */
export function CallDialog({ item, onClose }: CallDialogProps) {
  const t = useWords(todayWords);
  const tForm = useWords(formWords);
  const titleId = useId();
  const { form, wasReachedRef } = useCall(item, onClose);
  const title = t('call.title', { name: item.who });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <FormFrame contractForm={form} label={title} isDialog>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2 }}>
            {item.phone ? <ContactLinks item={item} /> : <Typography>{t('call.noPhone')}</Typography>}
            {item.about && <Typography sx={{ overflowWrap: 'anywhere' }}>{item.about}</Typography>}
            <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
              {item.quoteId && (
                <Link component={RouterLink} to={`/quotes/view/${item.quoteId}`}>
                  {t('call.quote', { number: item.quoteNumber ?? '' })}
                </Link>
              )}
              <Link component={RouterLink} to={`/callbacks?view=open&callback=${item.id}`}>
                {t('call.later')}
              </Link>
            </Box>
            <TextInput name="notes" label={t('call.notes')} multiline maxLength={2_000} optional />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{tForm('cancel')}</Button>
          <Button type="submit" variant="outlined" onClick={() => void (wasReachedRef.current = false)}>
            {t('call.unanswered')}
          </Button>
          <Button type="submit" variant="contained" onClick={() => void (wasReachedRef.current = true)}>
            {t('call.reached')}
          </Button>
        </DialogActions>
      </FormFrame>
    </Dialog>
  );
}

function useCall({ id, version, who }: TodayItem, onClose: () => void) {
  const t = useWords(todayWords);
  const [complete] = useOperationMutation(completeCallback);
  const [attempt] = useOperationMutation(attemptCallback);
  /** Which of the two buttons submits. */
  const wasReachedRef = useRef(true);
  const form = useContractForm<typeof schema>({
    schema,
    defaultValues: { notes: null },
    labels: { notes: t('call.notes') },
    toProblem,
    submit: async (values) => {
      const isReached = wasReachedRef.current;
      await (isReached ? complete : attempt)({ params: { id }, body: { ...values, version } });
      showToast({ title: t(isReached ? 'call.done' : 'call.tried'), message: who });
      onClose();
    },
  });
  return { form, wasReachedRef };
}
