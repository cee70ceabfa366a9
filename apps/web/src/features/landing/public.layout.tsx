import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { ScrollRestoration, type Location } from 'react-router-dom';
import { LandingFooter } from './landing-footer.view';
import { LandingHeader } from './landing-header.view';
import { ANCHORED } from './landing.styles';
import { landingWords } from './landing.en';
import { SkipLink } from '../../shared/navigation/skip-link.view';
import { useWords } from '../../shared/words/words';

// The first page of a tab always has the key `default`. If it was opened by a link to a section, the key is unique per load so
// that the section is shown. Otherwise a reload restores the scroll position.
const scrollKey = ({ key, pathname, search, hash }: Location) => {
  if (key !== 'default') return key;
  return hash ? `${pathname}${hash} ${performance.timeOrigin}` : pathname + search;
};

// Prints on white in either colour scheme.
const WHITE_PAPER = { '@media print': { 'html, body': { backgroundColor: '#fff !important' } } };

export function PublicLayout({ children }: { children: ReactNode }) {
  const t = useWords(landingWords);
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        bgcolor: 'background.default',
        '@media print': { display: 'block', minHeight: 0, backgroundColor: 'transparent' },
      }}
    >
      <SkipLink>{t('skip')}</SkipLink>
      <LandingHeader />
      <Box component="main" id="content" tabIndex={-1} sx={{ ...ANCHORED, flex: 1 }}>
        {children}
      </Box>
      <LandingFooter />
      <ScrollRestoration getKey={scrollKey} />
      <GlobalStyles styles={WHITE_PAPER} />
    </Box>
  );
}
