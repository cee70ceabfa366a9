import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { lostTexts } from './second-step.texts';

/** What to do when nothing is left to sign in with. */
export function LostEverything() {
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
        {lostTexts.ask}
      </Link>
      {isOpen && (
        <Box id={id} sx={{ mt: 1.5 }}>
          <Typography sx={{ fontWeight: 500 }}>{lostTexts.title}</Typography>
          <Box component="ol" sx={{ my: 1, pl: 3, display: 'grid', gap: 0.5 }}>
            {lostTexts.steps.map((step) => (
              <Typography component="li" key={step}>
                {step}
              </Typography>
            ))}
          </Box>
          <Typography color="textSecondary">{lostTexts.alone}</Typography>
        </Box>
      )}
    </Box>
  );
}
