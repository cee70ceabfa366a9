import Box from '@mui/material/Box';
import type { OrganisationLogo } from '@quillcare/contracts';
import { DARK_TOKENS, LIGHT_TOKENS, type SchemeTokens, Muted } from '@quillcare/ui';
import { Letterhead } from '../../shared/quote-paper/letterhead.view';
import { logoWords } from './logo.en';
import { useWords } from '../../shared/words/words';

const PLATE = { '--paper-plate': '#ffffff', '--paper-plate-padding': '0.375rem' };

/** Logo and name as patients see them, in light and dark mode. */
export function LogoPreview({ name, logo }: { name: string; logo: OrganisationLogo }) {
  const t = useWords(logoWords);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <PreviewSurface caption={t('light')} tokens={LIGHT_TOKENS}>
        <Letterhead name={name} logo={logo} />
      </PreviewSurface>
      <PreviewSurface caption={t('dark')} tokens={DARK_TOKENS} plate={PLATE}>
        <Letterhead name={name} logo={logo} />
      </PreviewSurface>
    </Box>
  );
}

interface PreviewSurfaceProps {
  caption: string;
  tokens: SchemeTokens;
  plate?: object;
  children: React.ReactNode;
}

function PreviewSurface({ caption, tokens, plate, children }: PreviewSurfaceProps) {
  return (
    <Box component="figure" sx={{ m: 0, minWidth: 0, display: 'grid', gridTemplateRows: '1fr auto' }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: 104,
          p: 2,
          border: 1,
          borderColor: 'divider',
          borderRadius: 1,
          bgcolor: tokens.ground.page,
          color: tokens.text.primary,
          fontSize: '1rem',
          ...plate,
        }}
      >
        {children}
      </Box>
      <Muted component="figcaption" sx={{ mt: 0.5 }}>
        {caption}
      </Muted>
    </Box>
  );
}
