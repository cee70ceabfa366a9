import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { getAssistantSettings, updateAssistantSettings, type AssistantSettings } from '@quillcare/contracts';
import { Panel, Muted } from '@quillcare/ui';
import { actsOn } from '../../shared/acts/define-act';
import { useActs } from '../../shared/acts/use-acts';
import { useOperationQuery } from '../../shared/api/hooks';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { assistantSettingsWords } from './assistant-settings.en';

/** Lets administrators decide whether a third-party model may word Q's answers. */
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

const switchModelAct = actsOn<AssistantSettings>(assistantSettingsWords, () => '').act({
  name: 'choose',
  operation: updateAssistantSettings,
  request: ({ version, usesModel }) => ({ body: { version, usesModel: !usesModel } }),
  doneAs: (_values, { usesModel }) => (usesModel ? 'ON' : 'OFF'),
});

function ModelSwitch({ settings }: { settings: AssistantSettings }) {
  const t = useWords(assistantSettingsWords);
  const helpId = useId();
  const { start, isRunning } = useActs();
  return (
    <>
      <FormControlLabel
        label={t('label')}
        control={
          <Switch
            checked={settings.usesModel}
            disabled={isRunning}
            onChange={() => start(switchModelAct, settings)}
            slotProps={{ input: { 'aria-describedby': helpId } }}
          />
        }
      />
      <Muted id={helpId} sx={{ mt: 0.5, maxWidth: '75ch' }}>
        {t('help')}
      </Muted>
    </>
  );
}
