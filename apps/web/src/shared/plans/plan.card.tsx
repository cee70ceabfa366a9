import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { Plan } from '@quillcare/contracts';
import { getNumberFormat } from '@quillcare/rules';
import { CheckIcon, Muted } from '@quillcare/ui';
import { useLocale } from '../words/locale.store';

export interface PlanCardProps {
  plan: Plan;
  per: string;
  /** Formats the note about the yearly price. */
  perYear?: (price: string) => string;
  badge?: string;
  action?: ReactNode;
}

/** Leaves out the cents if there are none: "$49". */
function shortPrice(minor: number, currency: Plan['currency'], locale: string): string {
  const minimumFractionDigits = minor % 100 === 0 ? 0 : 2;
  const format = getNumberFormat(locale, { style: 'currency', currency, minimumFractionDigits });
  return format.format(minor / 100);
}

export function PlanCard({ plan, per, perYear, badge, action }: PlanCardProps) {
  const locale = useLocale();
  const price = (minor: number) => shortPrice(minor, plan.currency, locale);
  return (
    <Paper
      variant="outlined"
      sx={{
        position: 'relative',
        p: 3,
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        borderColor: badge ? 'primary.main' : 'divider',
      }}
    >
      <Typography variant="h3" sx={{ fontSize: '1rem' }}>
        {plan.name}
      </Typography>
      {badge && <Badge>{badge}</Badge>}
      <Box>
        <Typography
          component="span"
          className="tabular"
          sx={{ fontSize: '2rem', fontWeight: 600, letterSpacing: '-0.02em' }}
        >
          {price(plan.monthlyPriceMinor)}
        </Typography>{' '}
        <Typography component="span" color="textSecondary">
          {per}
        </Typography>
        {perYear && <Muted className="tabular">{perYear(price(plan.yearlyPriceMinor))}</Muted>}
      </Box>
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75, flex: 1, alignContent: 'start' }}
      >
        {plan.features.map((feature) => (
          <Typography component="li" key={feature} sx={{ display: 'flex', gap: 1 }}>
            <CheckIcon sx={{ fontSize: 18, color: 'primary.main', mt: '1px' }} />
            {feature}
          </Typography>
        ))}
      </Box>
      {action}
    </Paper>
  );
}

/** On the card's border, so that names and prices of all plans stay aligned on narrow cards. */
function Badge({ children }: { children: string }) {
  return (
    <Box
      component="span"
      sx={{
        position: 'absolute',
        top: -12,
        right: 16,
        px: 1,
        py: 0.125,
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 3,
        bgcolor: 'surface.tint',
        color: 'primary.main',
        fontWeight: 600,
        fontSize: '0.75rem',
        lineHeight: '20px',
        whiteSpace: 'nowrap',
      }}
    >
      {children}
    </Box>
  );
}
