import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import { dashboardView, type DashboardView } from '@quillcare/contracts';
import { useWords } from '../../shared/words/words';
import { dashboardWords } from './dashboard.en';

interface ViewSwitchProps {
  view: DashboardView;
  onChoose: (view: DashboardView) => void;
}

/**
 * Switches between today's tasks, figures and boards. Not a ToggleButtonGroup, because mounting one renders the whole page a
 * second time, which is a noticeable pause on a phone.
 */
export function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  const t = useWords(dashboardWords);
  return (
    <Box role="group" aria-label={t('view')} sx={joined}>
      {dashboardView.options.map((each) => (
        <ToggleButton
          key={each}
          value={each}
          size="small"
          selected={each === view}
          onClick={() => each !== view && onChoose(each)}
          sx={{ px: 2 }}
        >
          {t(`views.${each}`)}
        </ToggleButton>
      ))}
    </Box>
  );
}

const joined = {
  display: 'inline-flex',
  '& > :not(:first-of-type)': { ml: '-1px', borderTopLeftRadius: 0, borderBottomLeftRadius: 0 },
  '& > :not(:last-of-type)': { borderTopRightRadius: 0, borderBottomRightRadius: 0 },
};
