import Box from '@mui/material/Box';
import { formatMoney, type Currency } from '@quillcare/rules';

export interface MoneyProps {
  minor: number;
  currency: Currency;
  locale?: string;
  strong?: boolean;
}

/** An amount (in minor units) in the reader's locale, with tabular figures so that columns align. */
export function Money({ minor, currency, locale, strong = false }: MoneyProps) {
  return (
    <Box
      component="span"
      className="tabular"
      sx={{ whiteSpace: 'nowrap', fontWeight: strong ? 600 : undefined }}
    >
      {formatMoney(minor, currency, locale)}
    </Box>
  );
}
