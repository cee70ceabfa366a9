import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '@quillcare/ui';
import { errorWords } from './error.en';
import { useWords } from '../words/words';

export interface NotFoundPageProps {
  /** Whether the surrounding page already has the main landmark. */
  isWithinShell?: boolean;
  hint?: string;
  /** Links. Defaults to one to the dashboard. */
  children?: ReactNode;
}

/** Shown for a URL without a page. */
export function NotFoundPage({ isWithinShell = false, hint, children }: NotFoundPageProps) {
  const t = useWords(errorWords);
  useEffect(() => {
    document.title = `${t('notFound')} · Quillcare`;
  }, [t]);
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
      {/* The shell already shows the logo. */}
      {!isWithinShell && <Logo size="medium" />}
      <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
        {t('notFound')}
      </Typography>
      <Typography
        color="textSecondary"
        sx={{ fontSize: '1rem', maxWidth: '52ch', textWrap: 'balance', mb: 1 }}
      >
        {hint ?? t('notFoundHint')}
      </Typography>
      {children ?? (
        <Button component={RouterLink} to="/app" variant="contained">
          {t('home')}
        </Button>
      )}
    </Box>
  );
}
