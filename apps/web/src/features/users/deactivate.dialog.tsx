import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keysAndFeeds, updateUser, type StaffUser } from '@quillcare/contracts';
import { z } from 'zod';
import { useOperationMutation } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useAsSeen } from '../../shared/commands/use-as-seen';
import { FormDialog } from '../../shared/forms/form.dialog';
import { RadioInput } from '../../shared/forms/radio.input';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { messagesWords } from '../../shared/messages/messages.en';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { userWords } from './user.en';

/** Nothing is chosen at first, and something must be. */
const SCHEMA = z.strictObject({ keysAndFeeds: z.string().pipe(keysAndFeeds) });

interface DeactivateDialogProps {
  person: StaffUser;
  /** What the person made that still works; empty where that could not be loaded. */
  names: readonly string[];
  onClose: () => void;
}

/** Deactivates somebody whose keys or calendar feeds still work, and asks what becomes of these: nothing is chosen beforehand. */
export function DeactivateDialog({ person, names, onClose }: DeactivateDialogProps) {
  const t = useWords(userWords);
  const done = useWords(messagesWords);
  const [run] = useOperationMutation(updateUser);
  const { id, version, name } = useAsSeen(person);
  const contractForm = useContractForm<typeof SCHEMA>({
    schema: SCHEMA,
    defaultValues: { keysAndFeeds: '' },
    labels: { keysAndFeeds: t('keysAndFeeds') },
    toProblem,
    failedTitle: t('deactivateFailed'),
    submit: async (chosen) => {
      await run({ params: { id }, body: { version, isActive: false, ...chosen } });
      showToast({ title: done('accountDeactivated') });
      onClose();
    },
  });
  const options = keysAndFeeds.options.map((value) => ({ value, label: t(value), help: t(`${value}Help`) }));
  return (
    <FormDialog
      title={t('deactivateTitle', { name })}
      hint={t('deactivateHint')}
      submitLabel={t('deactivate')}
      maxWidth="sm"
      contractForm={contractForm}
      onClose={onClose}
    >
      <LeftBehind {...{ name, names }} />
      <RadioInput name="keysAndFeeds" label={t('keysAndFeeds')} options={options} />
    </FormDialog>
  );
}

function LeftBehind({ name, names }: { name: string; names: readonly string[] }) {
  const t = useWords(userWords);
  if (names.length === 0) return <Typography>{t('worksUnknown')}</Typography>;
  return (
    <Box>
      <Typography>{t('worksOn', { name })}</Typography>
      <Box component="ul" sx={{ my: 1, pl: 3 }}>
        {names.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </Box>
    </Box>
  );
}
