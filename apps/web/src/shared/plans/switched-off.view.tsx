import Alert from '@mui/material/Alert';
import { isSwitchedOff, type FeatureSwitch } from '@quillcare/rules';
import { useSession } from '../session/session.context';
import { useWords } from '../words/words';
import { planWords } from './plan.en';

/** Explains that the platform has disabled a feature for the practice. Renders nothing while it is enabled. */
export function SwitchedOffNotice({ feature }: { feature: FeatureSwitch }) {
  const t = useWords(planWords);
  const { organisation } = useSession();
  if (!isSwitchedOff(organisation, feature)) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      {t('switchedOff')}
    </Alert>
  );
}
