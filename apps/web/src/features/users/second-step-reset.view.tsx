import Typography from '@mui/material/Typography';
import { resetSecondStep, type StaffUser } from '@quillcare/contracts';
import { Panel } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { actsOn } from '../../shared/acts/define-act';
import { useWords } from '../../shared/words/words';
import { secondStepResetWords } from './second-step-reset.en';

const reset = actsOn<StaffUser>(secondStepResetWords, ({ name }) => name).act({
  name: 'reset',
  operation: resetSecondStep,
  request: ({ id }) => ({ params: { id } }),
  confirms: () => ({ isDanger: true }),
});

/** Lets administrators restore access for a user who has lost their phone, passkeys and recovery codes. */
export function SecondStepReset({ person }: { person: StaffUser }) {
  const t = useWords(secondStepResetWords);
  return (
    <Panel title={t('title')}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('help')}
      </Typography>
      <ActButtons acts={[reset]} record={person} />
    </Panel>
  );
}
