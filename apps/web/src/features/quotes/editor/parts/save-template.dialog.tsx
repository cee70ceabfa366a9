import { createQuoteTemplate, quoteTemplates } from '@quillcare/contracts';
import { useOperationMutation } from '../../../../shared/api/hooks';
import { toProblem } from '../../../../shared/api/problem';
import { FormDialog } from '../../../../shared/forms/form.dialog';
import { CheckInput, TextInput } from '../../../../shared/forms/inputs.view';
import { useContractForm } from '../../../../shared/forms/use-contract-form';
import { showToast } from '../../../../shared/toasts/toast.store';
import { useWords } from '../../../../shared/words/words';
import { editorWords } from '../editor.en';
import { useEditorStore } from '../state/editor.store';
import { bodyOf } from '../state/editor.values';

const named = quoteTemplates.input.pick({ name: true, isShared: true });

/** Keeps the surgeries, lines and notes of this quote for others. */
export function SaveTemplateDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(editorWords);
  const store = useEditorStore();
  const [create] = useOperationMutation(createQuoteTemplate);
  const contractForm = useContractForm({
    schema: named,
    defaultValues: { name: '', isShared: true },
    labels: { name: t('template.name') },
    toProblem,
    submit: async (values) => {
      const state = store.getState();
      const { surgeries, lines, notesToPatient } = bodyOf(state);
      const procedureClass = state.priced?.procedureClass ?? 'OTHER';
      await create({ body: { ...values, surgeries, lines, procedureClass, notesToPatient } });
      showToast({ title: t('template.saved') });
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('template.saveTitle')}
      hint={t('template.saveHelp')}
      submitLabel={t('template.save')}
      contractForm={contractForm}
      onClose={onClose}
    >
      <TextInput name="name" label={t('template.name')} maxLength={200} />
      <CheckInput name="isShared" label={t('template.isShared')} />
    </FormDialog>
  );
}
