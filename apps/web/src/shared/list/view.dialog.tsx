import { z } from 'zod';
import { toProblem } from '../api/problem';
import { FormDialog } from '../forms/form.dialog';
import { formWords } from '../forms/form.en';
import { CheckInput, TextInput } from '../forms/inputs.view';
import { useContractForm } from '../forms/use-contract-form';
import { useWords, word } from '../words/words';
import { listWords } from './list.en';

const MAX_NAME_LENGTH = 40;

const schema = z.object({
  name: z
    .string()
    .trim()
    .min(1, { error: () => word(listWords, 'views.nameMissing') }),
  isShared: z.boolean(),
  keepsColumns: z.boolean(),
});

export type ViewAnswers = z.output<typeof schema>;

export interface ViewDialogProps {
  /** Initial values. A new view is private and uses the user's own columns. */
  before: ViewAnswers;
  isNew: boolean;
  /** If it rejects, the dialog stays open and shows why. */
  onSave: (answers: ViewAnswers) => Promise<void>;
  onClose: () => void;
}

/** Asks for a view's name, and whether it is shared. Closes once the view is saved. */
export function ViewDialog({ before, isNew, onSave, onClose }: ViewDialogProps) {
  const t = useWords(listWords);
  const tForm = useWords(formWords);
  const contractForm = useContractForm({
    schema,
    defaultValues: before,
    labels: { name: t('views.name'), isShared: t('views.share'), keepsColumns: t('views.keepColumns') },
    toProblem,
    submit: async (answers) => {
      await onSave(answers);
      onClose();
    },
  });
  return (
    <FormDialog
      title={t(isNew ? 'views.saveTitle' : 'views.editTitle')}
      contractForm={contractForm}
      submitLabel={t('views.confirm')}
      busyLabel={tForm('saving')}
      hint={isNew ? t('views.saveHelp') : undefined}
      onClose={onClose}
    >
      <TextInput name="name" label={t('views.name')} maxLength={MAX_NAME_LENGTH} />
      <div>
        <CheckInput name="isShared" label={t('views.share')} />
        <CheckInput name="keepsColumns" label={t('views.keepColumns')} />
      </div>
    </FormDialog>
  );
}
