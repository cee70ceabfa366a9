import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { HelpText } from './help-text.view';

/** Renders an answer from Q line by line, with numbered steps as a list. */
export function AnswerText({ text }: { text: string }) {
  return blocksOf(text).map(({ isSteps, lines }, at) =>
    isSteps ? (
      <Box component="ol" key={at} sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
        {lines.map((line) => (
          <li key={line}>
            <HelpText text={line} />
          </li>
        ))}
      </Box>
    ) : (
      lines.map((line) => (
        <Typography key={line}>
          <HelpText text={line} />
        </Typography>
      ))
    ),
  );
}

interface Block {
  isSteps: boolean;
  lines: string[];
}

const STEP = /^\d{1,2}[.)]\s+/;

function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const isSteps = STEP.test(line);
    const last = blocks.at(-1);
    if (last?.isSteps === isSteps) last.lines.push(line.replace(STEP, ''));
    else blocks.push({ isSteps, lines: [line.replace(STEP, '')] });
  }
  return blocks;
}
