import Box from '@mui/material/Box';
import type { Currency } from '@quillcare/rules';
import { useFormats } from './use-formats';

interface MoneyProps {
  minor: number;
  /** Defaults to the practice's currency. */
  currency?: Currency;
  strong?: boolean;
}

/** Formats an amount in minor units, with tabular figures so that columns align. */
export function Money({ minor, currency, strong = false }: MoneyProps) {
  const { money } = useFormats();
  return (
    <Box
      component="span"
      className="tabular"
      sx={{ whiteSpace: 'nowrap', fontWeight: strong ? 600 : undefined }}
    >
      {money(minor, currency)}
    </Box>
  );
}
