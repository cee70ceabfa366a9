import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { secondStepWords } from './second-step.en';
import { useWords } from '../../../shared/words/words';

const STEPS = ['ask', 'confirm', 'signIn'] as const;

/** Explains what to do when no sign-in method is left. */
export function LostEverything() {
  const t = useWords(secondStepWords);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Box>
      <Link
        component="button"
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {t('lost.ask')}
      </Link>
      {isOpen && (
        <Box id={id} sx={{ mt: 1.5 }}>
          <Typography sx={{ fontWeight: 500 }}>{t('lost.title')}</Typography>
          <Box component="ol" sx={{ my: 1, pl: 3, display: 'grid', gap: 0.5 }}>
            {STEPS.map((step) => (
              <Typography component="li" key={step}>
                {t(`lost.steps.${step}`)}
              </Typography>
            ))}
          </Box>
          <Typography color="textSecondary">{t('lost.alone')}</Typography>
        </Box>
      )}
    </Box>
  );
}
