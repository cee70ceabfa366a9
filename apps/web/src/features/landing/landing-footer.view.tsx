import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { COLUMN } from './landing.styles';
import { landingTexts } from './landing.texts';

export function LandingFooter() {
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
          ...COLUMN,
          py: 5,
          display: 'grid',
          gap: 4,
          gridTemplateColumns: { xs: '1fr 1fr', md: '2fr 1fr 1fr' },
        }}
      >
        <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' }, maxWidth: '44ch' }}>
          <Typography sx={{ fontWeight: 600 }}>Quillcare</Typography>
          <Typography color="textSecondary">{landingTexts.description}.</Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            {landingTexts.support}
          </Typography>
        </Box>
        {landingTexts.footer.map((group) => (
          <LinkGroup key={group.title} {...group} />
        ))}
      </Box>
    </Box>
  );
}

interface Group {
  title: string;
  links: readonly { to: string; label: string }[];
}

function LinkGroup({ title, links }: Group) {
  const id = useId();
  return (
    <Box component="nav" aria-labelledby={id}>
      <Typography id={id} component="h2" sx={{ fontWeight: 600, fontSize: '0.875rem', mb: 0.75 }}>
        {title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {links.map(({ to, label }) => (
          <Box component="li" key={to} sx={{ py: 0.375 }}>
            <Link component={RouterLink} to={to} color="text.secondary">
              {label}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
