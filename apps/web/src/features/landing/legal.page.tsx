import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatDate } from '@quillcare/rules';
import { useEffect } from 'react';
import { COLUMN, ANCHORED } from './landing.styles';
import { LinkedText } from '../../shared/pages/linked-text.view';
import { legalTexts, type LegalDocument, type LegalSection } from './legal.texts';
import { privacyTexts } from './privacy.texts';
import { PublicLayout } from './public.layout';
import { termsTexts } from './terms.texts';
import { useAnchor } from './use-anchor';

export const TermsPage = () => <LegalPage {...termsTexts} />;
export const PrivacyPage = () => <LegalPage {...privacyTexts} />;

// Prints dark text in either colour scheme and keeps headings with their text.
const ON_PAPER = {
  '@media print': {
    p: 0,
    maxWidth: 'none',
    '&, & *': { color: '#000 !important', backgroundColor: 'transparent !important' },
    '& section': { breakInside: 'avoid' },
    '& h2, & h3': { breakAfter: 'avoid' },
  },
} as const;

function LegalPage({ title, subtitle, updatedOn, summary, sections }: LegalDocument) {
  useAnchor();
  useEffect(() => {
    document.title = `${title} · Quillcare`;
  }, [title]);
  return (
    <PublicLayout>
      <Box sx={{ ...COLUMN, py: { xs: 4, md: 7 }, ...ON_PAPER }}>
        <Box sx={{ maxWidth: '68ch', fontSize: '1rem' }}>
          <Typography
            variant="h1"
            sx={{ fontSize: { xs: '1.75rem', md: '2.25rem' }, letterSpacing: '-0.02em' }}
          >
            {title}
          </Typography>
          <Typography color="textSecondary" sx={{ fontSize: '1.0625rem', mt: 1 }}>
            {subtitle}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1.5 }}>
            {legalTexts.updated} <time dateTime={updatedOn}>{formatDate(updatedOn)}</time>
          </Typography>
        </Box>
        <Box
          sx={{
            mt: 4,
            display: { lg: 'grid' },
            gap: 8,
            gridTemplateColumns: { lg: 'minmax(0, 68ch) minmax(0, 240px)' },
            justifyContent: 'space-between',
          }}
        >
          <Box sx={{ maxWidth: '68ch' }}>
            <Summary lines={summary} />
            {sections.map((section) => (
              <Section key={section.id} {...section} />
            ))}
          </Box>
          <Contents sections={sections} />
        </Box>
      </Box>
    </PublicLayout>
  );
}

function Summary({ lines }: { lines: readonly string[] }) {
  return (
    <Box
      component="section"
      aria-labelledby="in-short"
      sx={{
        bgcolor: 'surface.tint',
        borderRadius: 1,
        px: { xs: 2, sm: 3 },
        py: 2.5,
        '@media print': { px: 0 },
      }}
    >
      <Typography variant="h2" id="in-short" sx={{ fontSize: '1.125rem', mb: 1 }}>
        {legalTexts.inShort}
      </Typography>
      <Points lines={lines} />
    </Box>
  );
}

function Section({ id, title, paragraphs, points = [], after = [] }: LegalSection) {
  return (
    <Box
      component="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-title`}
      sx={{ ...ANCHORED, pt: 4 }}
    >
      <Typography variant="h2" id={`${id}-title`} sx={{ fontSize: '1.25rem', mb: 1 }}>
        {title}
      </Typography>
      <Paragraphs lines={paragraphs} />
      {points.length > 0 && <Points lines={points} />}
      <Paragraphs lines={after} />
    </Box>
  );
}

function Paragraphs({ lines }: { lines: readonly string[] }) {
  return lines.map((line) => (
    <Typography key={line} sx={{ fontSize: '1rem', lineHeight: 1.6, my: 1 }}>
      <LinkedText text={line} />
    </Typography>
  ));
}

function Points({ lines }: { lines: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75 }}>
      {lines.map((line) => (
        <Typography component="li" key={line} sx={{ fontSize: '1rem', lineHeight: 1.6 }}>
          <LinkedText text={line} />
        </Typography>
      ))}
    </Box>
  );
}

/** Table of contents next to the text. Hidden in narrow windows. */
function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <Box
      component="nav"
      aria-label={legalTexts.contents}
      sx={{
        display: { xs: 'none', lg: 'block' },
        position: 'sticky',
        top: 96,
        alignSelf: 'start',
        '@media print': { display: 'none' },
      }}
    >
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{legalTexts.contents}</Typography>
      <Box component="ol" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
        {sections.map(({ id, title }) => (
          <Box component="li" key={id} sx={{ py: 0.375 }}>
            <Link href={`#${id}`} color="text.secondary">
              {title}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
