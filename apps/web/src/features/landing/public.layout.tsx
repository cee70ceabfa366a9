import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { ScrollRestoration, type Location } from 'react-router-dom';
import { LandingHeader } from './landing-header.view';
import { ANCHOR_TARGET, CONTENT_COLUMN } from './landing.styles';
import { landingWords } from './landing.en';
import { SkipLink } from '../../shared/navigation/skip-link.view';
import { useWords } from '../../shared/words/words';
import { PageLink } from '../../shared/navigation/page-link.view';

const GROUPS: readonly Group[] = [
  {
    title: 'product',
    links: [
      { to: '/#features', label: 'features' },
      { to: '/#pricing', label: 'pricing' },
      { to: '/#contact', label: 'contact' },
    ],
  },
  {
    title: 'legal',
    links: [
      { to: '/terms', label: 'terms' },
      { to: '/privacy', label: 'privacy' },
    ],
  },
];

// The first page of a tab always has the key `default`. If it was opened by a link to a section, the key is unique per load so
// that the section is shown. Otherwise a reload restores the scroll position.
const scrollKey = ({ key, pathname, search, hash }: Location) => {
  if (key !== 'default') return key;
  return hash ? `${pathname}${hash} ${performance.timeOrigin}` : pathname + search;
};

// Prints on white in either colour scheme.
const PRINT_BACKGROUND = { '@media print': { 'html, body': { backgroundColor: '#fff !important' } } };

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
      <Box component="main" id="content" tabIndex={-1} sx={{ ...ANCHOR_TARGET, flex: 1 }}>
        {children}
      </Box>
      <LandingFooter />
      <ScrollRestoration getKey={scrollKey} />
      <GlobalStyles styles={PRINT_BACKGROUND} />
    </Box>
  );
}

function LandingFooter() {
  const t = useWords(landingWords);
  return (
    <Box
      component="footer"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        '@media print': { display: 'none' },
      }}
    >
      <Box
        sx={{
          ...CONTENT_COLUMN,
          py: 5,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr' },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, maxWidth: '44ch' }}>
          <Typography sx={{ fontWeight: 600 }}>Quillcare</Typography>
          <Typography color="textSecondary">{t('description')}.</Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            {t('support')}
          </Typography>
        </Box>
        {GROUPS.map((group) => (
          <LinkGroup key={group.title} {...group} />
        ))}
      </Box>
    </Box>
  );
}

type Name = 'product' | 'legal' | 'features' | 'pricing' | 'contact' | 'terms' | 'privacy';

interface Group {
  title: Name;
  links: readonly { to: string; label: Name }[];
}

function LinkGroup({ title, links }: Group) {
  const t = useWords(landingWords);
  const id = useId();
  return (
    <Box component="nav" aria-labelledby={id}>
      <Typography id={id} component="h2" sx={{ fontWeight: 600, fontSize: '0.875rem', mb: 0.75 }}>
        {t(`${title}`)}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {links.map(({ to, label }) => (
          <Box component="li" key={to} sx={{ py: 0.375 }}>
            <PageLink to={to} color="text.secondary">
              {t(`${label}`)}
            </PageLink>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
