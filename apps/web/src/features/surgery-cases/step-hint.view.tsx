import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ChecklistItem } from '@quillcare/contracts';
import { useWords } from '../../shared/words/words';
import { casePageWords } from './case-page.en';

/** What a step does, and which checklist items are still open. */
export function StepHint({ hint, open }: { hint: string; open: readonly ChecklistItem[] }) {
  const t = useWords(casePageWords);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography>{hint}</Typography>
      {open.length > 0 && (
        <Alert severity="warning">
          <AlertTitle>{t('asks.open', { count: open.length })}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {open.map(({ id, title, isOverdue }) => (
              <li key={id}>{isOverdue ? t('asks.overdueItem', { title }) : title}</li>
            ))}
          </Box>
        </Alert>
      )}
    </Box>
  );
}
