import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { updateDepositSettings, type DepositSettings } from '@quillcare/contracts';
import { useConfirmedCommand } from '../../shared/commands/use-confirmed-command';
import { useWords } from '../../shared/words/words';
import { depositSettingsWords } from './deposit-settings.en';

/** A practice that stopped taking deposits can take its key away. */
export function RemoveKey({ settings: { isOn, keyEnd, version } }: { settings: DepositSettings }) {
  const t = useWords(depositSettingsWords);
  const { ask, dialog } = useConfirmedCommand(updateDepositSettings);
  if (isOn || keyEnd === null) return null;
  const remove = () =>
    ask({
      title: t('remove.title'),
      hint: t('remove.text'),
      failed: t('remove.failed'),
      danger: true,
      confirmLabel: t('remove.confirm'),
      busyLabel: t('remove.busy'),
      done: t('remove.done'),
      request: { body: { version, secretKey: null, webhookSecret: null } },
    });
  return (
    <Box>
      <Button color="error" onClick={remove}>
        {t('remove.open')}
      </Button>
      {dialog}
    </Box>
  );
}
