import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { attemptCallback, completeCallback, type TodayItem } from '@quillcare/contracts';
import { useOperationMutation } from '../../../shared/api/hooks';
import { toProblem } from '../../../shared/api/problem';
import { FormDialog } from '../../../shared/forms/form.dialog';
import { TextInput } from '../../../shared/forms/inputs.view';
import { useContractForm } from '../../../shared/forms/use-contract-form';
import { showToast } from '../../../shared/toasts/toast.store';
import { useWords } from '../../../shared/words/words';
import { ContactLinks } from './contact-links.view';
import { todayWords } from './today.en';
import { PageLink } from '../../../shared/navigation/page-link.view';

// The button pressed determines the outcome, because each operation has a default one.
const schema = completeCallback.body.pick({ notes: true });

/** The number to call, with a form for the result. */
export function CallDialog({ item, onClose }: { item: TodayItem; onClose: () => void }) {
  const t = useWords(todayWords);
  const { form, wasReachedRef } = useCall(item, onClose);
  return (
    <FormDialog
      title={t('call.title', { name: item.who })}
      maxWidth="sm"
      contractForm={form}
      submitLabel={t('call.reached')}
      second={{ label: t('call.unanswered'), onPick: (isSecond) => void (wasReachedRef.current = !isSecond) }}
      onClose={onClose}
    >
      {item.phone ? <ContactLinks item={item} /> : <Typography>{t('call.noPhone')}</Typography>}
      {item.about && <Typography sx={{ overflowWrap: 'anywhere' }}>{item.about}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {item.quoteId && (
          <PageLink to={`/quotes/view/${item.quoteId}`}>
            {t('call.quote', { number: item.quoteNumber ?? '' })}
          </PageLink>
        )}
        <PageLink to={`/callbacks?view=open&callback=${item.id}`}>{t('call.later')}</PageLink>
      </Box>
      <TextInput name="notes" label={t('call.notes')} multiline maxLength={2_000} optional />
    </FormDialog>
  );
}

function useCall({ id, version, who }: TodayItem, onClose: () => void) {
  const t = useWords(todayWords);
  const [complete] = useOperationMutation(completeCallback);
  const [attempt] = useOperationMutation(attemptCallback);
  /** Records which of the two buttons submitted the form. */
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
