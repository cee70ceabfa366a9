import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useFormats } from '../../../shared/formats/use-formats';
import { LINE } from './editor.texts';
import type { LineInput } from './quote-form';
import { whyThisPrice } from './why-this-price';

/** Explains the line's total. */
export function WhyThisPrice({ line, gstRateBasisPoints }: { line: LineInput; gstRateBasisPoints: number }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const formats = useFormats();
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {LINE.why}
      </Button>
      <Popover
        open={Boolean(anchor)}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': LINE.why } as object }}
      >
        <Box component="ol" tabIndex={-1} sx={{ m: 0, p: 2, pl: 4, minWidth: 220 }}>
          {whyThisPrice(line, gstRateBasisPoints, (minor) => formats.money(minor)).map((step) => (
            <Typography component="li" key={step} className="tabular">
              {step}
            </Typography>
          ))}
        </Box>
      </Popover>
    </>
  );
}
