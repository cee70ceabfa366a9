import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { PageHeader } from '@quillcare/ui';
import { LandingFooter } from './landing-footer';
import { LandingHeader } from './landing-header';
import { privacyTexts, termsTexts } from './landing.texts';

export const TermsPage = () => <LegalPage {...termsTexts} />;
export const PrivacyPage = () => <LegalPage {...privacyTexts} />;

function LegalPage({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <LandingHeader />
      <Box component="main" sx={{ flex: 1, width: '100%', maxWidth: 1080, mx: 'auto', px: 3, py: 6 }}>
        <PageHeader title={title} />
        <Box component="ul" sx={{ pl: 2.5, display: 'grid', gap: 1 }}>
          {lines.map((line) => (
            <Typography component="li" key={line}>
              {line}
            </Typography>
          ))}
        </Box>
      </Box>
      <LandingFooter />
    </Box>
  );
}
