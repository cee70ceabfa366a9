import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Box from '@mui/material/Box';
import { useId } from 'react';
import {
  attemptCallback,
  completeCallback,
  rescheduleCallback,
  type Callback,
  type Operation,
} from '@quillcare/contracts';
import { toProblem } from '../../shared/api/problem';
import { useOperationMutation } from '../../shared/api/hooks';
import { FormFrame } from '../../shared/forms/form.frame';
import { formWords } from '../../shared/forms/form.en';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { showToast } from '../../shared/toasts/toast.store';
import { addDays } from '@quillcare/rules';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { callbackWords } from './callback.en';

export interface CallbackTask {
  kind: 'complete' | 'attempt' | 'reschedule';
  callback: Callback;
}

const OPERATIONS = { complete: completeCallback, attempt: attemptCallback, reschedule: rescheduleCallback };

const SCHEMAS = {
  complete: completeCallback.body.omit({ version: true }),
  attempt: attemptCallback.body.omit({ version: true }),
  reschedule: rescheduleCallback.body.omit({ version: true }),
};

const WEEK = 7;

/** Asks for what belongs to completing, trying or rescheduling a callback, and does it. */
export function CallbackDialog({ task, onClose }: { task: CallbackTask; onClose: () => void }) {
  const tForm = useWords(formWords);
  const { kind, callback } = task;
  const t = useWords(callbackWords);
  const [run] = useOperationMutation<Operation>(OPERATIONS[kind]);
  const { today } = useFormats();
  const titleId = useId();
  const contractForm = useContractForm<(typeof SCHEMAS)[keyof typeof SCHEMAS]>({
    schema: SCHEMAS[kind],
    defaultValues: kind === 'reschedule' ? { dueDate: addDays(today(), WEEK), reason: '' } : { notes: null },
    labels: { notes: t('notes'), dueDate: t('newDay'), reason: t('reason') },
    toProblem,
    submit: async (values) => {
      await run({ params: { id: callback.id }, body: { ...values, version: callback.version } });
      showToast({ title: t(`${kind}.done`), message: callback.clientName });
      onClose();
    },
  });
  const heading = t(`${kind}.title`, { name: callback.clientName });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{heading}</DialogTitle>
      <FormFrame contractForm={contractForm} label={heading} isDialog>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
            {kind === 'reschedule' ? (
              <>
                <TextInput name="dueDate" label={t('newDay')} type="date" />
                <TextInput name="reason" label={t('reason')} maxLength={500} />
              </>
            ) : (
              <TextInput name="notes" label={t('notes')} multiline maxLength={2000} optional />
            )}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{tForm('cancel')}</Button>
          <Button type="submit" variant="contained">
            {t(`${kind}.label`)}
          </Button>
        </DialogActions>
      </FormFrame>
    </Dialog>
  );
}
