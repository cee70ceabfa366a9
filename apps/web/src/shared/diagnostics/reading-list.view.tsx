import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Muted } from '@quillcare/ui';
import type { Reading, ReadingGroup } from './reading';

export function ReadingList({ group }: { group: ReadingGroup }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h2" sx={{ mb: 1 }}>
        {group.title}
      </Typography>
      <Box component="dl" sx={{ m: 0, display: 'grid', rowGap: 0.75 }}>
        {group.readings.map((reading) => (
          <Line key={reading.label} reading={reading} />
        ))}
      </Box>
    </Box>
  );
}

function Line({ reading: { label, value, tone } }: { reading: Reading }) {
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' }}>
      <Muted component="dt">{label}</Muted>
      <Typography component="dd" variant="body2" className="tabular" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {tone ? <ToneText tone={tone} value={value} /> : value}
      </Typography>
    </Box>
  );
}

// A dot and text in the tone's colour, like a status chip, except that the text may wrap.
function ToneText({ tone, value }: { tone: NonNullable<Reading['tone']>; value: string }) {
  return (
    <Box
      component="span"
      sx={(theme) => ({
        display: 'inline-flex',
        alignItems: 'baseline',
        gap: 0.75,
        color: theme.vars!.palette.tone[tone].text,
        '&::before': {
          content: '""',
          width: 7,
          height: 7,
          borderRadius: '50%',
          backgroundColor: 'currentcolor',
          flexShrink: 0,
        },
      })}
    >
      {value}
    </Box>
  );
}
