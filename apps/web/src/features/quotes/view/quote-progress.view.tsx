import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Quote } from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
import { useFormats } from '../../../shared/formats/use-formats';
import { useWords } from '../../../shared/words/words';
import { buildProgressSteps, type ProgressStep } from './quote-progress';
import { viewWords } from './quote-view.en';

export function QuoteProgress({ quote }: { quote: Quote }) {
  // Subscribes to the language, in which the steps are formatted.
  useWords(viewWords);
  const { percent } = useFormats();
  return (
    <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {buildProgressSteps(quote, percent).map((step) => (
        <Step key={step.key} step={step} />
      ))}
    </Box>
  );
}

function Step({ step }: { step: ProgressStep }) {
  const formats = useFormats();
  return (
    <Box
      component="li"
      sx={(theme) => ({
        position: 'relative',
        pl: 2.5,
        pb: 1.75,
        '&:last-of-type': { pb: 0 },
        '&::before': {
          content: '""',
          position: 'absolute',
          left: 0,
          top: 6,
          width: 9,
          height: 9,
          borderRadius: '50%',
          backgroundColor: theme.vars!.palette.tone[step.tone].text,
        },
        '&:not(:last-of-type)::after': {
          content: '""',
          position: 'absolute',
          left: 4,
          top: 18,
          bottom: -4,
          width: '1px',
          backgroundColor: theme.vars!.palette.divider,
        },
      })}
    >
      <Typography sx={{ fontWeight: 500 }}>{step.title}</Typography>
      {step.at && (
        <Muted component="time" dateTime={step.at} title={formats.ago(step.at)}>
          {formats.dateTime(step.at)}
        </Muted>
      )}
      {step.detail && (
        <Typography variant="body2" sx={{ mt: 0.25, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {step.detail}
        </Typography>
      )}
    </Box>
  );
}
