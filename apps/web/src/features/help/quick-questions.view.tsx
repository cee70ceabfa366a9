import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router-dom';
import { listHelpArticles } from '@quillcare/contracts';
import { useOperationQuery } from '../../shared/api/hooks';
import { findPageRoute } from './page-route';

/** As many as fit without scrolling. */
const MAX_QUESTIONS = 4;
/** The article about Q itself, left out because whoever sees these questions has already found Q. */
const ABOUT_ASSISTANT_ID = 'ask-q';

/** One-click questions: those of the current page first, then general ones. */
export function QuickQuestions({ onAsk }: { onAsk: (question: string) => void }) {
  const page = findPageRoute(useLocation().pathname);
  const pageArticles = useOperationQuery(listHelpArticles, { query: { page } });
  const all = useOperationQuery(listHelpArticles, { query: {} });
  const offered = [...(pageArticles.data?.items ?? []), ...(all.data?.items ?? [])].filter(
    ({ slug }) => slug !== ABOUT_ASSISTANT_ID,
  );
  const titles = [...new Set(offered.map(({ title }) => title))].slice(0, MAX_QUESTIONS);
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      {titles.map((title) => (
        <Button
          key={title}
          variant="outlined"
          size="small"
          onClick={() => onAsk(title)}
          sx={{ textAlign: 'left' }}
        >
          {title}
        </Button>
      ))}
    </Box>
  );
}
