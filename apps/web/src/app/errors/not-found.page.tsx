import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '@quillcare/ui';
import { errorTexts } from './error.texts';

/** `isWithinShell`: the shell around it has the main landmark already. */
export function NotFoundPage({ isWithinShell = false }: { isWithinShell?: boolean }) {
  useEffect(() => {
    document.title = `${errorTexts.notFound} · Quillcare`;
  }, []);
  return (
    <Box
      component={isWithinShell ? 'div' : 'main'}
      sx={{
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 1.5,
        minHeight: '60dvh',
        p: 3,
        textAlign: 'center',
      }}
    >
      <Logo size="medium" />
      <Typography variant="h1">{errorTexts.notFound}</Typography>
      <Typography color="textSecondary">{errorTexts.notFoundHint}</Typography>
      <Button component={RouterLink} to="/app" variant="contained">
        {errorTexts.home}
      </Button>
    </Box>
  );
}
