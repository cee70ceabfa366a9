import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';
import {
  answerQuoteQuestion,
  listQuoteMessages,
  type QuoteMessage,
  type TodayItem,
} from '@quillcare/contracts';
import { useOperationMutation, useOperationQuery } from '../../../shared/api/hooks';
import { toProblem } from '../../../shared/api/problem';
import { formWords } from '../../../shared/forms/form.en';
import { FormFrame } from '../../../shared/forms/form.frame';
import { TextInput } from '../../../shared/forms/inputs.view';
import { useContractForm } from '../../../shared/forms/use-contract-form';
import { useFormats } from '../../../shared/formats/use-formats';
import { showToast } from '../../../shared/toasts/toast.store';
import { useWords } from '../../../shared/words/words';
import { todayWords } from './today.en';

const schema = answerQuoteQuestion.body.pick({ text: true });

interface AnswerDialogProps {
  item: TodayItem;
  onClose: () => void;
}

/** What the patient asked, and the field to answer. */
export function AnswerDialog({ item, onClose }: AnswerDialogProps) {
  const t = useWords(todayWords);
  const tForm = useWords(formWords);
  const titleId = useId();
  const { form, channelRef } = useAnswer(item, onClose);
  const title = t('answer.title', { name: item.who });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <FormFrame contractForm={form} label={title} isDialog>
        <DialogContent>
          <Messages item={item} />
          <TextInput
            name="text"
            label={t('answer.text')}
            help={t('answer.help')}
            multiline
            maxLength={2_000}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{tForm('cancel')}</Button>
          <Button type="submit" variant="outlined" onClick={() => void (channelRef.current = 'TELEPHONE')}>
            {t('answer.byPhone')}
          </Button>
          <Button type="submit" variant="contained" onClick={() => void (channelRef.current = 'PAGE')}>
            {t('answer.send')}
          </Button>
        </DialogActions>
      </FormFrame>
    </Dialog>
  );
}

function useAnswer({ quoteId, id, who }: TodayItem, onClose: () => void) {
  const t = useWords(todayWords);
  const [run] = useOperationMutation(answerQuoteQuestion);
  /** Which of the two buttons submits. */
  const channelRef = useRef<QuoteMessage['channel']>('PAGE');
  const form = useContractForm<typeof schema>({
    schema,
    defaultValues: { text: '' },
    labels: { text: t('answer.text') },
    toProblem,
    submit: async ({ text }) => {
      const way = channelRef.current;
      await run({ params: { id: quoteId ?? id }, body: { text, channel: way } });
      showToast({ title: t(way === 'PAGE' ? 'answer.done' : 'answer.doneByPhone', { name: who }) });
      onClose();
    },
  });
  return { form, channelRef };
}

/** The last messages: what was said before explains what is asked now. */
const SHOWN = 5;

function Messages({ item }: { item: TodayItem }) {
  const t = useWords(todayWords);
  const { ago } = useFormats();
  const { data } = useOperationQuery(listQuoteMessages, { params: { id: item.quoteId ?? item.id } });
  if (!data)
    return <Skeleton variant="rounded" height={72} sx={{ mb: 2 }} aria-label={t('answer.loading')} />;
  return (
    <Box component="ul" aria-label={t('answer.conversation')} sx={{ listStyle: 'none', m: 0, mb: 2.5, p: 0 }}>
      {data.items.slice(-SHOWN).map(({ id, from, byName, text, sentAt }) => (
        <Box component="li" key={id} sx={{ mb: 1.5, pl: 1.5, borderLeft: 2, borderColor: TONES[from] }}>
          <Typography variant="body2" color="textSecondary">
            {from === 'PATIENT'
              ? t('answer.patient', { name: item.who, ago: ago(sentAt) })
              : t('answer.practice', { name: byName ?? t('answer.us'), ago: ago(sentAt) })}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}

const TONES = { PATIENT: 'primary.main', PRACTICE: 'divider' } as const;
