import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Logo } from '@quillcare/ui';
import { errorTexts } from './error.texts';

export interface NotFoundPageProps {
  /** The page around it already has the main landmark. */
  isWithinShell?: boolean;
  hint?: string;
  /** Links; by default one to the dashboard. */
  children?: ReactNode;
}

/** For an address without a page. */
export function NotFoundPage({
  isWithinShell = false,
  hint = errorTexts.notFoundHint,
  children,
}: NotFoundPageProps) {
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
      {/* The shell already shows the logo. */}
      {!isWithinShell && <Logo size="medium" />}
      <Typography variant="h1" sx={{ fontSize: '1.5rem' }}>
        {errorTexts.notFound}
      </Typography>
      <Typography
        color="textSecondary"
        sx={{ fontSize: '1rem', maxWidth: '52ch', textWrap: 'balance', mb: 1 }}
      >
        {hint}
      </Typography>
      {children ?? (
        <Button component={RouterLink} to="/app" variant="contained">
          {errorTexts.home}
        </Button>
      )}
    </Box>
  );
}
