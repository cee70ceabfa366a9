import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { getHelpArticle, type HelpArticle } from '@quillcare/contracts';
import { ErrorState, LoadingScreen, PageHeader, Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { MissingRecord } from '../../shared/loading/loaded.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { useWords } from '../../shared/words/words';
import { HelpText } from './help-text.view';
import { helpWords } from './help.en';
import { PageLink } from '../../shared/navigation/page-link.view';

/** One help article: how to do one thing, with a button to the page where it is done. */
export function HelpArticlePage() {
  const t = useWords(helpWords);
  const { slug = '' } = useParams();
  const { currentData: article, error, refetch } = useOperationQuery(getHelpArticle, { params: { slug } });
  const back = <BackLink to="/help">{t('all')}</BackLink>;
  if (error?.code === 'NOT_FOUND') return <MissingRecord back={back} />;
  if (error && !article)
    return <ErrorState title={t('failed')} message={error.detail} onRetry={refetch} action={back} />;
  if (!article) return <LoadingScreen size="medium" fullPage={false} />;
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader title={article.title} subtitle={article.summary} back={back} />
      <Steps article={article} />
      <Related article={article} />
    </Box>
  );
}

function Steps({ article: { steps, notes, page, isAllowed } }: { article: HelpArticle }) {
  const t = useWords(helpWords);
  return (
    <Panel title={t('steps')}>
      <Box component="ol" sx={{ m: 0, pl: 3, display: 'grid', gap: 1.25 }}>
        {steps.map((step) => (
          <Typography component="li" key={step}>
            <HelpText text={step} />
          </Typography>
        ))}
      </Box>
      {notes.map((note) => (
        <Typography key={note} color="textSecondary" sx={{ mt: 2 }}>
          <HelpText text={note} />
        </Typography>
      ))}
      {!isAllowed && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('notAllowed')}
        </Alert>
      )}
      {page && (
        <Button component={RouterLink} to={page.path} variant="contained" sx={{ mt: 2.5 }}>
          {t('open', { page: page.label })}
        </Button>
      )}
    </Panel>
  );
}

function Related({ article: { related } }: { article: HelpArticle }) {
  const t = useWords(helpWords);
  if (related.length === 0) return null;
  return (
    <Box component="nav" aria-label={t('related')} sx={{ mt: 3 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('related')}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {related.map(({ slug, title }) => (
          <li key={slug}>
            <PageLink to={`/help/${slug}`}>{title}</PageLink>
          </li>
        ))}
      </Box>
    </Box>
  );
}
