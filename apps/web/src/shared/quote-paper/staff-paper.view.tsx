import Box from '@mui/material/Box';
import type { OrganisationLogo } from '@quillcare/contracts';
import type { PaperLine, PaperQuote } from '@quillcare/rules';
import type { ReactNode } from 'react';
import { PaperLineContext } from './paper.context';
import { Letterhead } from './letterhead.view';
import { QuotePaper } from './quote-paper.view';

/** The practice named at the top of the patient's page. */
export interface PaperPractice {
  name: string;
  logo: OrganisationLogo | null;
}

export interface StaffPaperProps {
  quote: PaperQuote;
  practice: PaperPractice;
  /** Renders content for staff under a line item, which is never printed. If omitted, staff see what the patient sees. */
  ofLine?: (line: PaperLine) => ReactNode;
}

/** The patient's document inside the staff app, in its theme's colours. */
export function StaffPaper({ quote, practice, ofLine }: StaffPaperProps) {
  return (
    <Box
      sx={[
        (theme) => {
          const { palette } = theme.vars!;
          return {
            '--paper-text': palette.text.primary,
            '--paper-muted': palette.text.secondary,
            '--paper-line': palette.divider,
            '--paper-tint': palette.surface.tint,
            '--paper-accent': palette.primary.main,
            '--paper-success': palette.tone.success.text,
            '--paper-warning': palette.tone.warning.text,
          };
        },
        (theme) =>
          theme.applyStyles('dark', { '--paper-plate': '#ffffff', '--paper-plate-padding': '0.375rem' }),
      ]}
    >
      <Box sx={{ mb: 2, pb: 1.5, borderBottom: 1, borderColor: 'divider' }}>
        <Letterhead {...practice} />
      </Box>
      <PaperLineContext value={ofLine ?? null}>
        <QuotePaper quote={{ practiceName: practice.name, ...quote }} />
      </PaperLineContext>
    </Box>
  );
}
