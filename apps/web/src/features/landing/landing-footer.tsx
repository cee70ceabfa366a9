import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import { landingTexts } from './landing.texts';

export function LandingFooter() {
  return (
    <Box component="footer" id="contact" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box
        sx={{
          maxWidth: 1080,
          mx: 'auto',
          px: 3,
          py: 5,
          display: 'flex',
          gap: 4,
          flexWrap: 'wrap',
          justifyContent: 'space-between',
        }}
      >
        <Box sx={{ maxWidth: '52ch' }}>
          <Typography sx={{ fontWeight: 600 }}>{landingTexts.support}</Typography>
          <Typography color="textSecondary">{landingTexts.contactHint}</Typography>
        </Box>
        <Box sx={{ display: 'flex', gap: 3 }}>
          <Link component={RouterLink} to="/terms" color="text.secondary">
            {landingTexts.terms}
          </Link>
          <Link component={RouterLink} to="/privacy" color="text.secondary">
            {landingTexts.privacy}
          </Link>
        </Box>
      </Box>
    </Box>
  );
}
