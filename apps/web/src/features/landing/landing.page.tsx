import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { listClaims } from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { useSessionControl } from '../../shared/session/session.context';
import { ContactSection } from './contact.section';
import { LandingFeatures } from './landing-features.view';
import { LandingPricing } from './landing-pricing.view';
import { LandingSample } from './landing-sample.view';
import { CONTENT_COLUMN } from './landing.styles';
import { landingWords } from './landing.en';
import { PublicLayout } from './public.layout';
import { useScrollToAnchor } from './use-scroll-to-anchor';
import { useWords } from '../../shared/words/words';

export function LandingPage() {
  const t = useWords(landingWords);
  useScrollToAnchor();
  useEffect(() => {
    document.title = `Quillcare · ${t('tagline')}`;
  }, [t]);
  return (
    <PublicLayout>
      <Hero />
      <SellingPoints />
      <LandingFeatures />
      <LandingPricing />
      <ContactSection />
    </PublicLayout>
  );
}

function Hero() {
  const t = useWords(landingWords);
  return (
    <Box
      component="section"
      sx={{
        ...CONTENT_COLUMN,
        pt: { xs: 5, md: 8, lg: 11 },
        pb: { xs: 5, md: 8 },
        display: 'grid',
        gap: { xs: 5, md: 4, lg: 6 },
        alignItems: 'center',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) minmax(0, 340px)',
          lg: 'minmax(0, 1fr) 400px',
        },
      }}
    >
      <div>
        <Typography color="primary" sx={{ fontWeight: 600, mb: 2 }}>
          {t('tagline')}
        </Typography>
        <Typography
          component="h1"
          sx={{
            fontWeight: 650,
            fontSize: { xs: '2.25rem', md: '2.5rem', lg: '3.5rem' },
            lineHeight: 1.08,
            letterSpacing: '-0.03em',
            maxWidth: '16ch',
            textWrap: 'balance',
          }}
        >
          {t('title')}
        </Typography>
        <Typography
          color="textSecondary"
          sx={{ fontSize: { xs: '1.0625rem', lg: '1.1875rem' }, mt: 2.5, maxWidth: '44ch' }}
        >
          {t('description')}
        </Typography>
        <SignUpActions />
      </div>
      <LandingSample />
    </Box>
  );
}

function SignUpActions() {
  const t = useWords(landingWords);
  const { state } = useSessionControl();
  const isSignedIn = state.status === 'signed-in';
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mt: 4 }}>
        <Button
          component={RouterLink}
          to={isSignedIn ? '/dashboard' : '/create-account'}
          variant="contained"
          size="large"
        >
          {isSignedIn ? t('dashboard') : t('start')}
        </Button>
      </Box>
      {!isSignedIn && (
        <Typography color="textSecondary" sx={{ mt: 1.5 }}>
          {t('trial')}
        </Typography>
      )}
    </>
  );
}

/** The operator's claims about Quillcare, with their sources. Hidden unless configured. */
function SellingPoints() {
  const { data } = useOperationQuery(listClaims, {});
  if (!data || data.items.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        ...CONTENT_COLUMN,
        my: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: `repeat(${data.items.length}, 1fr)` },
        gap: 3,
      }}
    >
      {data.items.map(({ figure, label, source }) => (
        <Box key={`${figure} ${label}`} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
          <Typography component="dt" color="textSecondary">
            {label}
          </Typography>
          <Typography
            component="dd"
            className="tabular"
            sx={{ m: 0, fontSize: '1.75rem', fontWeight: 600, letterSpacing: '-0.02em' }}
          >
            {figure}
          </Typography>
          <Muted component="dd" sx={{ m: 0 }}>
            {source}
          </Muted>
        </Box>
      ))}
    </Box>
  );
}
