import { assignCallback } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { FormDialog } from '../../shared/forms/form.dialog';
import { useCallers } from '../../shared/callbacks/use-callers';
import { SelectInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import type { CallbackDialogProps } from './callback.dialog';
import { callbackWords } from './callback.en';

const schema = assignCallback.body.omit({ version: true });

/** Gives a callback to a colleague, or back to the team. */
export function AssignDialog({ callback, onClose }: CallbackDialogProps) {
  const t = useWords(callbackWords);
  const callers = useCallers(callback.subject);
  const [assign] = useOperationMutation(assignCallback);
  const { id, version, clientName, assigneeId, assigneeName } = useAsSeen(callback);
  const isKnown = assigneeId === null || callers.some(({ value }) => value === assigneeId);
  const present = isKnown ? [] : [{ value: assigneeId, label: assigneeName ?? '' }];
  const contractForm = useContractForm<typeof schema>({
    schema,
    defaultValues: { assigneeId },
    labels: { assigneeId: t('assignee') },
    toProblem,
    submit: async (values) => {
      await assign({ params: { id }, body: { version, ...values } });
      showToast({ title: t('assign.done'), message: clientName });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('assign.title', { name: clientName })}
      contractForm={contractForm}
      submitLabel={t('assign.label')}
      onClose={onClose}
    >
      <SelectInput
        name="assigneeId"
        label={t('assignee')}
        emptyLabel={t('queue')}
        options={[...present, ...callers]}
      />
    </FormDialog>
  );
}
