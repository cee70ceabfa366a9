import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import {
  answerQuoteQuestion,
  listQuoteMessages,
  type QuoteMessage,
  type TodayItem,
} from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
import { useOperationMutation, useOperationQuery } from '../../../shared/api/hooks';
import { toProblem } from '../../../shared/api/problem';
import { FormDialog } from '../../../shared/forms/form.dialog';
import { TextInput } from '../../../shared/forms/inputs.view';
import { useContractForm } from '../../../shared/forms/use-contract-form';
import { useFormats } from '../../../shared/formats/use-formats';
import { showToast } from '../../../shared/toasts/toast.store';
import { useWords } from '../../../shared/words/words';
import { todayWords } from './today.en';

const schema = answerQuoteQuestion.body.pick({ text: true });

export function AnswerDialog({ item, onClose }: { item: TodayItem; onClose: () => void }) {
  const t = useWords(todayWords);
  const { form, channelRef } = useAnswer(item, onClose);
  return (
    <FormDialog
      title={t('answer.title', { name: item.who })}
      maxWidth="sm"
      contractForm={form}
      submitLabel={t('answer.send')}
      second={{
        label: t('answer.byPhone'),
        onPick: (isSecond) => void (channelRef.current = isSecond ? 'TELEPHONE' : 'PAGE'),
      }}
      onClose={onClose}
    >
      <Messages item={item} />
      <TextInput name="text" label={t('answer.text')} help={t('answer.help')} multiline maxLength={2_000} />
    </FormDialog>
  );
}

function useAnswer({ quoteId, id, who }: TodayItem, onClose: () => void) {
  const t = useWords(todayWords);
  const [run] = useOperationMutation(answerQuoteQuestion);
  /** Records which of the two buttons submitted the form. */
  const channelRef = useRef<QuoteMessage['channel']>('PAGE');
  const form = useContractForm<typeof schema>({
    schema,
    defaultValues: { text: '' },
    labels: { text: t('answer.text') },
    toProblem,
    submit: async ({ text }) => {
      const chosenChannel = channelRef.current;
      await run({ params: { id: quoteId ?? id }, body: { text, channel: chosenChannel } });
      showToast({ title: t(chosenChannel === 'PAGE' ? 'answer.done' : 'answer.doneByPhone', { name: who }) });
      onClose();
    },
  });
  return { form, channelRef };
}

/** Number of recent messages shown as context for the question. */
const MAX_MESSAGES = 5;

function Messages({ item }: { item: TodayItem }) {
  const t = useWords(todayWords);
  const { ago } = useFormats();
  const { data } = useOperationQuery(listQuoteMessages, { params: { id: item.quoteId ?? item.id } });
  if (!data) return <Skeleton variant="rounded" height={72} aria-label={t('answer.loading')} />;
  return (
    <Box component="ul" aria-label={t('answer.conversation')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.items.slice(-MAX_MESSAGES).map(({ id, from, byName, text, sentAt }) => (
        <Box
          component="li"
          key={id}
          sx={{ '& + &': { mt: 1.5 }, pl: 1.5, borderLeft: 2, borderColor: TONES[from] }}
        >
          <Muted>
            {from === 'PATIENT'
              ? t('answer.patient', { name: item.who, ago: ago(sentAt) })
              : t('answer.practice', { name: byName ?? t('answer.us'), ago: ago(sentAt) })}
          </Muted>
          <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{text}</Typography>
        </Box>
      ))}
    </Box>
  );
}

const TONES = { PATIENT: 'primary.main', PRACTICE: 'divider' } as const;
