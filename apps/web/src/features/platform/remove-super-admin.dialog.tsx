import { removeSuperAdmin, type SuperAdmin } from '@quillcare/contracts';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { CommandDialog } from './command.dialog';
import { removeSuperAdminWords } from './organisation-care.en';

/** Takes the role away from somebody else. */
export function RemoveSuperAdminDialog({ person, onClose }: { person: SuperAdmin; onClose: () => void }) {
  const t = useWords(removeSuperAdminWords);
  const [run] = useOperationMutation(removeSuperAdmin);
  const { id, name, practice } = person;
  const contractForm = useContractForm({
    schema: removeSuperAdmin.body,
    defaultValues: { reason: '' },
    labels: { reason: t('reason') },
    toProblem,
    submit: async (body) => {
      await run({ params: { id }, body });
      showToast({ title: t('removed'), message: name });
      onClose();
    },
  });
  return (
    <CommandDialog
      contractForm={contractForm}
      title={t('title', { name })}
      help={t('help', { practice: practice.name })}
      submit={t('submit')}
      submitting={t('submitting')}
      onClose={onClose}
    >
      <TextInput name="reason" label={t('reason')} help={t('reasonHelp')} maxLength={500} multiline />
    </CommandDialog>
  );
}
