import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import type { HelpEntry } from '@quillcare/contracts';
import { Muted } from '@quillcare/ui';
import { useWords } from '../../shared/words/words';
import { HelpText } from './help-text.view';
import { helpWords } from './help.en';
import type { ChatEntry } from './use-chat';
import { PageLink } from '../../shared/navigation/page-link.view';

const STEP = /^\d{1,2}[.)]\s+/;

export interface ChatMessagesProps {
  entries: ChatEntry[];
  /** The partial answer while it is streaming, initially empty. Null if none is. */
  coming: string | null;
}

/**
 * The conversation, scrolled to its end. A streaming answer is kept outside the live log so that screen readers announce it once,
 * when it is complete.
 */
export function ChatMessages({ entries, coming }: ChatMessagesProps) {
  const t = useWords(helpWords);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (entries.length > 0) end.current?.scrollIntoView({ block: 'end' });
  }, [entries, coming]);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box role="log" aria-label={t('chat.messages')} sx={{ display: 'grid', gap: 1.5 }}>
        {entries.map((one, at) =>
          one.role === 'user' ? <Question key={at} {...one} /> : <Answer key={at} {...one} />,
        )}
        {coming === '' && <Typography color="textSecondary">{t('chat.typing')}</Typography>}
      </Box>
      {coming && (
        <Box sx={ANSWER}>
          <AnswerText text={coming} />
        </Box>
      )}
      <div ref={end} />
    </Box>
  );
}

const ANSWER = { display: 'grid', gap: 0.75, overflowWrap: 'anywhere' } as const;

function Question({ content }: ChatEntry) {
  return (
    <Typography
      sx={{
        justifySelf: 'end',
        maxWidth: '85%',
        px: 1.5,
        py: 1,
        borderRadius: 2,
        bgcolor: 'surface.tint',
        overflowWrap: 'anywhere',
        whiteSpace: 'pre-wrap',
      }}
    >
      {content}
    </Typography>
  );
}

function Answer({ content, articles = [], failure, isStopped }: ChatEntry) {
  const t = useWords(helpWords);
  return (
    <Box sx={ANSWER}>
      {failure && <Alert severity="warning">{failure}</Alert>}
      <AnswerText text={content} />
      {isStopped && <Typography color="textSecondary">{t('chat.stopped')}</Typography>}
      {articles.length > 0 && <Sources articles={articles} />}
    </Box>
  );
}

function Sources({ articles }: { articles: HelpEntry[] }) {
  const t = useWords(helpWords);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'baseline' }}>
      <Muted>{t('chat.sources')}</Muted>
      {articles.map(({ slug, title }) => (
        <PageLink
          key={slug}
          to={`/help/${slug}`}
          variant="body2"
          underline="always"
          // At least 24 px high, so that adjacent links are easy to tap.
          sx={{ display: 'block', py: 0.375 }}
        >
          {title}
        </PageLink>
      ))}
    </Box>
  );
}

/** Renders an answer from Q line by line, with numbered steps as a list. */
function AnswerText({ text }: { text: string }) {
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
