import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { helpSection, listHelpArticles, type HelpEntry } from '@quillcare/contracts';
import { EmptyState, ErrorState, LoadingScreen, PageHeader, Panel } from '@quillcare/ui';
import { useOperationQuery } from '../../shared/api/hooks';
import { Shortcuts } from '../../shared/keyboard/shortcuts.view';
import { useWords } from '../../shared/words/words';
import { helpWords } from './help.en';
import { PageLink } from '../../shared/navigation/page-link.view';

/** All help articles by topic, with a search. */
export function HelpPage() {
  const t = useWords(helpWords);
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const deferredSearch = useDeferredValue(search.trim());
  const { data, error, refetch } = useOperationQuery(listHelpArticles, {
    query: deferredSearch === '' ? {} : { search: deferredSearch },
  });
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <TextField
        type="search"
        fullWidth
        label={t('search')}
        value={search}
        onChange={({ target }) => setParams(target.value ? { q: target.value } : {}, { replace: true })}
        slotProps={{ htmlInput: { maxLength: 200 } }}
        sx={{ mb: 2.5, maxWidth: 480 }}
      />
      {error && !data && <ErrorState title={t('failed')} message={error.detail} onRetry={refetch} />}
      {!data && !error && <LoadingScreen size="medium" fullPage={false} />}
      {data && (deferredSearch === '' ? <Sections items={data.items} /> : <Results items={data.items} />)}
      <Support />
    </Box>
  );
}

function Sections({ items }: { items: HelpEntry[] }) {
  const t = useWords(helpWords);
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}
    >
      {helpSection.options.map((section) => (
        <Panel key={section} title={t(`sections.${section}`)}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {items
              .filter((item) => item.section === section)
              .map(({ slug, title }) => (
                <li key={slug}>
                  <PageLink to={`/help/${slug}`}>{title}</PageLink>
                </li>
              ))}
          </Box>
        </Panel>
      ))}
    </Box>
  );
}

function Results({ items }: { items: HelpEntry[] }) {
  const t = useWords(helpWords);
  if (items.length === 0) return <EmptyState title={t('none')} hint={t('noneHint')} />;
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
      {items.map(({ slug, title, summary }) => (
        <li key={slug}>
          <PageLink to={`/help/${slug}`} sx={{ fontWeight: 600 }}>
            {title}
          </PageLink>
          <Typography color="textSecondary">{summary}</Typography>
        </li>
      ))}
    </Box>
  );
}

function Support() {
  const t = useWords(helpWords);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        mt: 2,
        gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
        alignItems: 'start',
      }}
    >
      <Box id="shortcuts">
        <Panel title={t('shortcuts')}>
          <Shortcuts />
        </Panel>
      </Box>
      <Panel title={t('support')}>
        <Typography sx={{ mb: 1 }}>{t('hours')}</Typography>
        <PageLink to="/#contact">{t('contact')}</PageLink>
      </Panel>
    </Box>
  );
}
