import Box from '@mui/material/Box';
import type { PricingRuleRecord } from '@quillcare/contracts';
import { useFormats } from '../../shared/formats/use-formats';
import { ruleSentence } from './rule-sentence';

/** The rule as a sentence. Truncated to one line in the table, in full on phone cards and on hover. */
export function SentenceView({ rule }: { rule: PricingRuleRecord }) {
  const sentence = ruleSentence(rule, useFormats());
  return (
    <Box
      component="span"
      title={sentence}
      sx={{
        display: 'block',
        minWidth: 0,
        overflow: 'hidden',
        textOverflow: 'ellipsis',
        whiteSpace: { xs: 'normal', sm: 'nowrap' },
      }}
    >
      {sentence}
    </Box>
  );
}
