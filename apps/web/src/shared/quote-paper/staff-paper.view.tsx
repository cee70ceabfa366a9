import Box from '@mui/material/Box';
import type { PaperQuote } from './quote-paper.model';
import { QuotePaper } from './quote-paper.view';

/** The patient's paper inside the staff app, in the colours of its theme. */
export function StaffPaper({ quote }: { quote: PaperQuote }) {
  return (
    <Box
      sx={(theme) => {
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
      }}
    >
      <QuotePaper quote={quote} headingLevel={3} />
    </Box>
  );
}
