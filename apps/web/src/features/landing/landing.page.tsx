import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { LandingFeatures } from './landing-features';
import { LandingFooter } from './landing-footer';
import { LandingHeader } from './landing-header';
import { landingTexts } from './landing.texts';
import { LandingPricing } from './landing-pricing';

/** The public front page. */
export function LandingPage() {
  useEffect(() => {
    document.title = `Quillcare · ${landingTexts.tagline}`;
  }, []);
  return (
    <Box sx={{ bgcolor: 'background.default' }}>
      <LandingHeader />
      <main>
        <Hero />
        <Claims />
        <LandingFeatures />
        <LandingPricing />
      </main>
      <LandingFooter />
    </Box>
  );
}

function Hero() {
  return (
    <Box
      component="section"
      sx={{ maxWidth: 1080, mx: 'auto', px: 3, pt: { xs: 6, md: 12 }, pb: { xs: 5, md: 9 } }}
    >
      <Typography color="primary" sx={{ fontWeight: 600, mb: 2 }}>
        {landingTexts.tagline}
      </Typography>
      <Typography
        component="h1"
        sx={{
          fontWeight: 650,
          fontSize: { xs: '2.25rem', md: '3.5rem' },
          lineHeight: 1.08,
          letterSpacing: '-0.03em',
          maxWidth: '16ch',
          textWrap: 'balance',
        }}
      >
        {landingTexts.title}
      </Typography>
      <Typography
        color="textSecondary"
        sx={{ fontSize: { xs: '1.0625rem', md: '1.1875rem' }, mt: 2.5, maxWidth: '52ch' }}
      >
        {landingTexts.description}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap', mt: 4 }}>
        <Button component={RouterLink} to="/create-account" variant="contained" size="large">
          {landingTexts.start}
        </Button>
        <Button component={RouterLink} to="/demo" variant="outlined" size="large">
          {landingTexts.demo}
        </Button>
      </Box>
      <Typography color="textSecondary" sx={{ mt: 1.5 }}>
        {landingTexts.trial}
      </Typography>
    </Box>
  );
}

function Claims() {
  return (
    <Box
      component="dl"
      sx={{
        maxWidth: 1080,
        mx: 'auto',
        px: 3,
        my: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
        gap: 3,
      }}
    >
      {landingTexts.claims.map(({ figure, label }) => (
        <Box
          key={label}
          sx={{
            display: 'flex',
            flexDirection: 'column-reverse',
            justifyContent: 'flex-end',
            borderTop: 1,
            borderColor: 'divider',
            pt: 2,
          }}
        >
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
        </Box>
      ))}
    </Box>
  );
}
