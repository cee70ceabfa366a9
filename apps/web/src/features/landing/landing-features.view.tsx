import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AuditIcon, ClientsIcon, DashboardIcon, LinkIcon, QuotesIcon, UsersIcon } from '@quillcare/ui';
import { ANCHORED, COLUMN } from './landing.styles';
import { landingTexts } from './landing.texts';

const ICONS = [ClientsIcon, QuotesIcon, DashboardIcon, AuditIcon, LinkIcon, UsersIcon];

export function LandingFeatures() {
  return (
    <Box
      component="section"
      id="features"
      aria-labelledby="features-title"
      tabIndex={-1}
      sx={{ ...COLUMN, ...ANCHORED, py: { xs: 7, md: 10 } }}
    >
      <Typography variant="h2" id="features-title" sx={{ fontSize: '1.5rem', mb: 4 }}>
        {landingTexts.features}
      </Typography>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
        }}
      >
        {landingTexts.featureList.map(({ title, text }, at) => {
          const Icon = ICONS[at] ?? QuotesIcon;
          return (
            <Box component="li" key={title}>
              <Box
                aria-hidden
                sx={{
                  display: 'grid',
                  placeItems: 'center',
                  width: 36,
                  height: 36,
                  borderRadius: 1,
                  bgcolor: 'surface.tint',
                  color: 'primary.main',
                  mb: 1.5,
                }}
              >
                <Icon fontSize="small" />
              </Box>
              <Typography component="h3" sx={{ fontWeight: 600, fontSize: '1rem', mb: 0.5 }}>
                {title}
              </Typography>
              <Typography color="textSecondary" sx={{ fontSize: '0.9375rem' }}>
                {text}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
