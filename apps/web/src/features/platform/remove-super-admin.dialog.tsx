import { removeSuperAdmin, type SuperAdmin } from '@quillcare/contracts';
import { TextInput } from '../../shared/forms/inputs.view';
import { useCommandForm } from '../../shared/forms/use-command-form';
import { useWords } from '../../shared/words/words';
import { CommandDialog } from './command.dialog';
import { removeSuperAdminWords } from './organisation-care.en';

/** Takes the role away from somebody else. */
export function RemoveSuperAdminDialog({ person, onClose }: { person: SuperAdmin; onClose: () => void }) {
  const t = useWords(removeSuperAdminWords);
  const { id, name, practice } = person;
  const contractForm = useCommandForm({
    operation: removeSuperAdmin,
    schema: removeSuperAdmin.body,
    defaultValues: { reason: '' },
    labels: { reason: t('reason') },
    request: (body) => ({ params: { id }, body }),
    done: () => ({ title: t('removed'), message: name }),
    onClose,
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
