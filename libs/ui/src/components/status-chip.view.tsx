import Box from '@mui/material/Box';
import type { ToneName } from '../theme/tokens';

export interface StatusChipProps {
  label: string;
  tone: ToneName;
}

/** A status, used throughout the product: a dot and a word in the colour of its tone. */
export function StatusChip({ label, tone }: StatusChipProps) {
  return (
    <Box
      component="span"
      sx={(theme) => {
        const colours = theme.vars!.palette.tone[tone];
        return {
          display: 'inline-flex',
          alignItems: 'center',
          gap: 0.75,
          minHeight: 24,
          px: 1,
          borderRadius: 12,
          // A sentence would be wider than a phone.
          whiteSpace: { xs: 'normal', sm: 'nowrap' },
          fontFamily: theme.typography.fontFamily,
          fontSize: '0.8125rem',
          fontWeight: 500,
          lineHeight: 1.25,
          color: colours.text,
          backgroundColor: colours.tint,
          border: `1px solid ${colours.line}`,
          '&::before': {
            content: '""',
            width: 6,
            height: 6,
            borderRadius: '50%',
            backgroundColor: 'currentcolor',
            flexShrink: 0,
          },
          '@media (forced-colors: active)': { borderColor: 'CanvasText' },
        };
      }}
    >
      {label}
    </Box>
  );
}
