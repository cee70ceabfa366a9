import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Currency, QuoteTotals } from '@quillcare/contracts';
import { isIsoDate } from '@quillcare/rules';
import { useState, type ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { BELOW_SUPPORT } from '../../../shared/pages/use-height-variable';
import { useFormats } from '../../../shared/formats/use-formats';
import type { PaperQuote } from '../../../shared/quote-paper/quote-paper.model';
import { StaffPaper } from '../../../shared/quote-paper/staff-paper.view';
import { usePaperPractice } from '../use-paper-practice';
import { EDITOR } from './editor.texts';
import type { Chosen } from './quote-editor.view';
import type { QuoteFormInput } from './quote-form';
import { paperLines, totalsOf } from './quote-lines';

interface EditorPreviewProps {
  chosen: Chosen;
  currency: Currency;
  gstRateBasisPoints: number;
  actions: ReactNode;
}

/** The live preview of the paper, with the total and the buttons always visible below it. */
export function EditorPreview({ chosen, currency, gstRateBasisPoints, actions }: EditorPreviewProps) {
  const { control } = useFormContext<QuoteFormInput>();
  const values = useWatch({ control }) as QuoteFormInput;
  const practice = usePaperPractice();
  const [isOpen, setOpen] = useState(false);
  const lines = values.lines ?? [];
  const totals = totalsOf(lines, gstRateBasisPoints);
  const paper: PaperQuote = {
    clientName: chosen.client?.label ?? '',
    clientEmail: chosen.client?.email ?? '',
    doctorName: chosen.doctor?.label ?? '',
    hospitalName: chosen.hospital?.label ?? null,
    validUntil: isIsoDate(values.validUntil ?? '') ? values.validUntil : '',
    currency,
    lines: paperLines(lines, gstRateBasisPoints),
    totals,
    notesToPatient: values.notesToPatient || null,
  };
  return (
    <Box sx={frame}>
      <Box
        sx={{ display: { xs: isOpen ? 'block' : 'none', lg: 'block' }, overflow: 'auto', p: 2.5 }}
        component="section"
        id="quote-preview"
        aria-label={EDITOR.preview}
        tabIndex={0}
      >
        <Typography variant="h2" sx={{ mb: 2 }}>
          {EDITOR.preview}
        </Typography>
        <StaffPaper quote={paper} practice={practice} />
      </Box>
      <Box
        sx={{
          borderTop: 1,
          borderColor: 'divider',
          borderTopWidth: { xs: isOpen ? 1 : 0, lg: 1 },
          p: { xs: 1.5, sm: 2 },
          display: 'grid',
          gap: { xs: 1, sm: 1.5 },
        }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
          <Sums totals={totals} />
          <Button
            size="small"
            sx={{ display: { lg: 'none' }, flexShrink: 0 }}
            aria-expanded={isOpen}
            aria-controls="quote-preview"
            aria-label={isOpen ? EDITOR.hidePreview : EDITOR.showPreview}
            onClick={() => setOpen(!isOpen)}
          >
            {isOpen ? EDITOR.hide : EDITOR.show}
          </Button>
        </Box>
        {actions}
      </Box>
    </Box>
  );
}

/** Beside the form if there is room; otherwise a bar at the bottom, unless the window is too low. */
const frame = {
  position: 'sticky',
  top: { lg: `calc(80px + ${BELOW_SUPPORT})` },
  bottom: { xs: 0, lg: 'auto' },
  zIndex: 2,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: { xs: '85dvh', lg: `calc(100dvh - 152px - ${BELOW_SUPPORT})` },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  '@media (max-height: 480px)': { position: 'static', maxHeight: 'none' },
} as const;

function Sums({ totals }: { totals: QuoteTotals }) {
  const formats = useFormats();
  return (
    <Box
      component="dl"
      aria-live="off"
      sx={{ m: 0, display: 'flex', alignItems: 'baseline', columnGap: { xs: 2, sm: 4 }, flexWrap: 'wrap' }}
    >
      <Sum name={EDITOR.total} value={formats.money(totals.totalMinor)} strong />
      {totals.gstMinor > 0 && <Sum name={EDITOR.gst} value={formats.money(totals.gstMinor)} onlyWide />}
      {totals.benefitsMinor > 0 && (
        <Sum name={EDITOR.outOfPocket} value={formats.money(totals.outOfPocketMinor)} onlyWide />
      )}
    </Box>
  );
}

function Sum({
  name,
  value,
  strong = false,
  onlyWide = false,
}: {
  name: string;
  value: string;
  strong?: boolean;
  onlyWide?: boolean;
}) {
  return (
    <Box sx={onlyWide ? { display: { xs: 'none', sm: 'block' } } : undefined}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {name}
      </Typography>
      <Typography
        component="dd"
        className="tabular"
        sx={{
          m: 0,
          fontWeight: 600,
          fontSize: strong ? { xs: '1.25rem', sm: '1.5rem' } : '1rem',
          lineHeight: 1.25,
        }}
      >
        {value}
      </Typography>
    </Box>
  );
}
