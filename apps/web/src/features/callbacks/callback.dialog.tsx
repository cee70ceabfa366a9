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
import { useWords } from '../../shared/words/words';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { showToast } from '../../shared/toasts/toast.store';
import { addDays } from '@quillcare/rules';
import { useFormats } from '../../shared/formats/use-formats';
import { callbackTexts } from './callback.texts';

export interface CallbackTask {
  kind: 'complete' | 'attempt' | 'reschedule';
  callback: Callback;
}

const TASKS = {
  complete: {
    operation: completeCallback,
    title: callbackTexts.completeTitle,
    submit: callbackTexts.complete,
    done: callbackTexts.completed,
  },
  attempt: {
    operation: attemptCallback,
    title: callbackTexts.attemptTitle,
    submit: callbackTexts.attempt,
    done: callbackTexts.attempted,
  },
  reschedule: {
    operation: rescheduleCallback,
    title: callbackTexts.rescheduleTitle,
    submit: callbackTexts.reschedule,
    done: callbackTexts.rescheduled,
  },
};

const SCHEMAS = {
  complete: completeCallback.body.omit({ version: true }),
  attempt: attemptCallback.body.omit({ version: true }),
  reschedule: rescheduleCallback.body.omit({ version: true }),
};

const LABELS = { notes: callbackTexts.notes, dueDate: callbackTexts.newDay, reason: callbackTexts.reason };
const WEEK = 7;

/** Asks for what belongs to completing, trying or rescheduling a callback, and does it. */
export function CallbackDialog({ task, onClose }: { task: CallbackTask; onClose: () => void }) {
  const t = useWords(formWords);
  const { kind, callback } = task;
  const { operation, title, submit, done } = TASKS[kind];
  const [run] = useOperationMutation<Operation>(operation);
  const { today } = useFormats();
  const titleId = useId();
  const contractForm = useContractForm<(typeof SCHEMAS)[keyof typeof SCHEMAS]>({
    schema: SCHEMAS[kind],
    defaultValues: kind === 'reschedule' ? { dueDate: addDays(today(), WEEK), reason: '' } : { notes: null },
    labels: LABELS,
    toProblem,
    submit: async (values) => {
      await run({ params: { id: callback.id }, body: { ...values, version: callback.version } });
      showToast({ title: done, message: callback.clientName });
      onClose();
    },
  });
  const heading = title(callback.clientName);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{heading}</DialogTitle>
      <FormFrame contractForm={contractForm} label={heading} isDialog>
        <DialogContent>
          <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
            {kind === 'reschedule' ? (
              <>
                <TextInput name="dueDate" label={callbackTexts.newDay} type="date" />
                <TextInput name="reason" label={callbackTexts.reason} maxLength={500} />
              </>
            ) : (
              <TextInput name="notes" label={callbackTexts.notes} multiline maxLength={2000} optional />
            )}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" variant="contained">
            {submit}
          </Button>
        </DialogActions>
      </FormFrame>
    </Dialog>
  );
}
