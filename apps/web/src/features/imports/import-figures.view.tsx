import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ImportRun } from '@quillcare/contracts';
import { countCreated, formatNumber } from '@quillcare/rules';
import { Muted } from '@quillcare/ui';
import { useFormats } from '../../shared/formats/use-formats';
import { useWords } from '../../shared/words/words';
import { importWords } from './import.en';

const FIGURE_NAMES = Object.keys(importWords.en.figures) as (keyof typeof importWords.en.figures)[];

export function ImportFigures({ run }: { run: ImportRun }) {
  const t = useWords(importWords);
  const { locale } = useFormats();
  const figures = { ...run, created: countCreated(run) };
  const shown = FIGURE_NAMES.filter((key) => key !== 'described' || run.entityType === 'surgeries');
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(96px, 1fr))' }}
    >
      {shown.map((key) => (
        <Box key={key} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
          <Muted component="dt">{t(`figures.${key}`)}</Muted>
          <Typography component="dd" className="tabular" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600 }}>
            {formatNumber(figures[key], locale)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
