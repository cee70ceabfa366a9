import { cancelCallback } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { FormDialog } from '../../shared/forms/form.dialog';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { useWords } from '../../shared/words/words';
import type { CallbackDialogProps } from './callback.dialog';
import { callbackWords } from './callback.en';
import { useEnded } from './use-ended';

const schema = cancelCallback.body.omit({ version: true });

/** No call is needed, and why. */
export function CancelDialog({ callback: shown, onClose }: CallbackDialogProps) {
  const callback = useAsSeen(shown);
  const t = useWords(callbackWords);
  const [cancel] = useOperationMutation(cancelCallback);
  const tellEnded = useEnded();
  const contractForm = useContractForm<typeof schema>({
    schema,
    defaultValues: { reason: '' },
    labels: { reason: t('cancel.reason') },
    toProblem,
    submit: async ({ reason }) => {
      const { id, version } = callback;
      tellEnded(await cancel({ params: { id }, body: { version, reason } }), t('cancel.done'));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('cancel.title', { name: callback.clientName })}
      contractForm={contractForm}
      submitLabel={t('cancel.label')}
      onClose={onClose}
    >
      <TextInput name="reason" label={t('cancel.reason')} maxLength={500} />
    </FormDialog>
  );
}
