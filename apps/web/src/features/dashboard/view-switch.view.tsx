import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { dashboardView, type DashboardView } from '@quillcare/contracts';
import { useWords } from '../../shared/words/words';
import { dashboardWords } from './dashboard.en';

interface ViewSwitchProps {
  view: DashboardView;
  onChoose: (view: DashboardView) => void;
}

/** What to do now, figures, or boards. */
export function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  const t = useWords(dashboardWords);
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('view')}
      value={view}
      onChange={(_event, chosen: DashboardView | null) => chosen && onChoose(chosen)}
    >
      {dashboardView.options.map((each) => (
        <ToggleButton key={each} value={each} sx={{ px: 2 }}>
          {t(`views.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
