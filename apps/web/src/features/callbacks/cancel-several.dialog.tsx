import { cancelCallback } from '@quillcare/contracts';
import { toProblem } from '../../shared/api/problem';
import { FormDialog } from '../../shared/forms/form.dialog';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { useWords } from '../../shared/words/words';
import { callbackWords } from './callback.en';
import type { SeveralProps } from './several';

const SCHEMA = cancelCallback.body.omit({ version: true });

/** Asks why none of the selected calls is needed. */
export function CancelSeveralDialog({ answer, close }: SeveralProps) {
  const t = useWords(callbackWords);
  const contractForm = useContractForm<typeof SCHEMA>({
    schema: SCHEMA,
    defaultValues: { reason: '' },
    labels: { reason: t('cancel.reason') },
    toProblem,
    submit: async (values) => answer({ name: 'callback.cancel', values }),
  });
  return (
    <FormDialog
      title={t('cancel.several')}
      contractForm={contractForm}
      submitLabel={t('cancel.severalLabel')}
      onClose={close}
    >
      <TextInput name="reason" label={t('cancel.reason')} maxLength={500} />
    </FormDialog>
  );
}
