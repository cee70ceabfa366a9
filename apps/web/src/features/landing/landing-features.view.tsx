import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AuditIcon, ClientsIcon, DashboardIcon, LinkIcon, QuotesIcon, UsersIcon } from '@quillcare/ui';
import { ANCHOR_TARGET, CONTENT_COLUMN } from './landing.styles';
import { landingWords } from './landing.en';
import { useWords } from '../../shared/words/words';

const FEATURES = {
  clients: ClientsIcon,
  quoting: QuotesIcon,
  analytics: DashboardIcon,
  secure: AuditIcon,
  automated: LinkIcon,
  roles: UsersIcon,
};
const FEATURE_NAMES = Object.keys(FEATURES) as (keyof typeof FEATURES)[];

export function LandingFeatures() {
  const t = useWords(landingWords);
  return (
    <Box
      component="section"
      id="features"
      aria-labelledby="features-title"
      tabIndex={-1}
      sx={{ ...CONTENT_COLUMN, ...ANCHOR_TARGET, py: { xs: 7, md: 10 } }}
    >
      <Typography variant="h2" id="features-title" sx={{ fontSize: '1.5rem', mb: 4 }}>
        {t('features')}
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
        {FEATURE_NAMES.map((name) => {
          const Icon = FEATURES[name];
          return (
            <Box component="li" key={name}>
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
                {t(`feature.${name}.title`)}
              </Typography>
              <Typography color="textSecondary" sx={{ fontSize: '0.9375rem' }}>
                {t(`feature.${name}.text`)}
              </Typography>
            </Box>
          );
        })}
      </Box>
    </Box>
  );
}
