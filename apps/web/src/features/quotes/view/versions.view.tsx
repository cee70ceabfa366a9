import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Quote, QuoteVersion } from '@quillcare/contracts';
import { Muted, Panel, StatusChip } from '@quillcare/ui';
import { Money } from '../../../shared/formats/money.view';
import { useFormats } from '../../../shared/formats/use-formats';
import { PageLink } from '../../../shared/navigation/page-link.view';
import { useUrlParams } from '../../../shared/navigation/use-url-params';
import { QUOTE_STATUS } from '../../../shared/status/status';
import { useWords } from '../../../shared/words/words';
import { ComparisonDialog } from './comparison.dialog';
import { versionWords } from './quote-versions.en';

/** Query parameter for the comparison, so that it can be shared as a link. */
const COMPARE = 'compare';

/** All versions of a quote, newest first. Hidden while there is only one. */
export function Versions({ quote, versions }: { quote: Quote; versions: readonly QuoteVersion[] }) {
  const t = useWords(versionWords);
  const { param, set } = useUrlParams();
  if (versions.length < 2) return null;
  return (
    <Panel
      title={t('title')}
      isFlush
      action={
        <Button size="small" variant="outlined" onClick={() => set({ [COMPARE]: 'versions' })}>
          {t('compare')}
        </Button>
      }
    >
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {versions.map((version) => (
          <Version key={version.id} version={version} quote={quote} />
        ))}
      </Box>
      {param(COMPARE) !== null && (
        <ComparisonDialog quote={quote} versions={versions} onClose={() => set({ [COMPARE]: null })} />
      )}
    </Panel>
  );
}

function Version({ version, quote }: { version: QuoteVersion; quote: Quote }) {
  const t = useWords(versionWords);
  const formats = useFormats();
  const name = t('name', { version: version.revision });
  const date = formats.date(formats.dayOf(version.sentAt ?? version.createdAt));
  const isShown = version.id === quote.id;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        rowGap: 0.25,
        alignItems: 'center',
        px: { xs: 2, sm: 2.5 },
        py: 1.25,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center', minWidth: 0 }}>
        {isShown ? (
          <Typography component="span" sx={{ fontWeight: 600 }} aria-current="page">
            {name}
          </Typography>
        ) : (
          <PageLink to={`/quotes/view/${version.id}`}>{name}</PageLink>
        )}
        <StatusChip {...QUOTE_STATUS[version.status]} />
      </Box>
      <Money minor={version.totalMinor} currency={quote.currency} />
      <Muted sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>
        {version.createdByName ? t('by', { date, name: version.createdByName }) : date}
      </Muted>
    </Box>
  );
}
