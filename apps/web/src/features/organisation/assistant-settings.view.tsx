import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { getAssistantSettings, updateAssistantSettings, type AssistantSettings } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useCommand } from '../../shared/commands/use-command';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { assistantSettingsWords } from './assistant-settings.en';

/** Whether a third party may word the answers of Q; for administrators. */
export function AssistantChoice() {
  const t = useWords(assistantSettingsWords);
  const request = useOperationQuery(getAssistantSettings, {});
  return (
    <Panel title={t('title')}>
      <Loaded request={request} failed={t('failed')} skeleton={80}>
        {(settings) =>
          settings.hasModel ? <ModelSwitch settings={settings} /> : <Typography>{t('none')}</Typography>
        }
      </Loaded>
    </Panel>
  );
}

function ModelSwitch({ settings: { version, usesModel } }: { settings: AssistantSettings }) {
  const t = useWords(assistantSettingsWords);
  const helpId = useId();
  const [run, { isRunning }] = useCommand(updateAssistantSettings);
  const choose = (isOn: boolean) =>
    void run({
      request: { body: { version, usesModel: isOn } },
      done: t(isOn ? 'on' : 'off'),
      failed: t('saveFailed'),
    });
  return (
    <>
      <FormControlLabel
        label={t('label')}
        control={
          <Switch
            checked={usesModel}
            disabled={isRunning}
            onChange={(_event, isOn) => choose(isOn)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
      />
      <Typography id={helpId} variant="body2" color="textSecondary" sx={{ mt: 0.5, maxWidth: '75ch' }}>
        {t('help')}
      </Typography>
    </>
  );
}
