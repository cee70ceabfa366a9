import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Fragment, type ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Labels and values in two aligned columns. Unknown values are shown as a dash. */
export function FactList({ items }: { items: Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        // A long label wraps, because it would leave no room for the values on a phone.
        gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
        columnGap: 2,
        rowGap: 1.25,
      }}
    >
      {items.map(({ label, value }) => (
        <Fragment key={label}>
          <Typography component="dt" color="textSecondary" sx={{ minWidth: 96 }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value === null || value === undefined || value === '' ? (
              <span aria-label="Not given">–</span>
            ) : (
              value
            )}
          </Typography>
        </Fragment>
      ))}
    </Box>
  );
}
