import Box from '@mui/material/Box';
import { updateDepositSettings, type DepositSettings } from '@quillcare/contracts';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { depositSettingsWords } from './deposit-settings.en';

const removing = actsOn<DepositSettings>(depositSettingsWords, () => '').act({
  name: 'remove',
  operation: updateDepositSettings,
  when: ({ isOn, keyEnd }) => !isOn && keyEnd !== null,
  request: ({ version }) => ({ body: { version, secretKey: null, webhookSecret: null } }),
  isDanger: true,
  confirms: true,
});

/** Lets a practice that has stopped taking deposits remove its key. */
export function RemoveKey({ settings }: { settings: DepositSettings }) {
  return (
    <Box>
      <ActButtons acts={[removing]} record={settings} />
    </Box>
  );
}
