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

// The first page of a tab always has the key `default`. Opened by a link to a section it shows that section,
// whatever was read in this tab before; otherwise a reload restores the scroll position.
const scrollKey = ({ key, pathname, search, hash }: Location) => {
  if (key !== 'default') return key;
  return hash ? `${pathname}${hash} ${performance.timeOrigin}` : pathname + search;
};

// Print on white in either colour scheme.
const WHITE_PAPER = { '@media print': { 'html, body': { backgroundColor: '#fff !important' } } };

/** The frame of every page of the public site. */
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
