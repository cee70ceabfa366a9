import Box from '@mui/material/Box';
import { Steps } from '../../shared/stepper/steps.view';
import { useWords } from '../../shared/words/words';
import { columnWords } from './column.en';

const STEPS = ['file', 'columns', 'check', 'import', 'result'] as const;

/** Progress of an import from choosing the file to its result. */
export function ImportSteps({ current }: { current: (typeof STEPS)[number] }) {
  const t = useWords(columnWords);
  return (
    <Box sx={{ mb: 3 }}>
      <Steps
        label={t('steps.label')}
        steps={STEPS.map((id) => ({ id, label: t(`steps.${id}`) }))}
        current={current}
      />
    </Box>
  );
}
