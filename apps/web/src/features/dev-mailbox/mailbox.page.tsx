import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback } from 'react';
import { useSearchParams, Link as RouterLink } from 'react-router-dom';
import { listMailbox } from '@quillcare/contracts';
import { DEFAULT_LOCALE, formatDateTime, isEmail } from '@quillcare/rules';
import { EmptyState, ErrorState, LoadingScreen, MailIcon, PageHeader, Muted } from '@quillcare/ui';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { NotFoundPage } from '../../shared/pages/not-found.page';
import { SearchField } from '../../shared/list/search-field.view';
import { BackLink } from '../../shared/navigation/back-link.view';
import { type Mail, mergeMatches } from './mailbox';
import { mailboxWords } from './mailbox.en';
import { useWords } from '../../shared/words/words';
import { MailReader } from './mail-reader.view';

const POLLING_OPTIONS = { pollingInterval: 5_000, refetchOnMountOrArgChange: true };

const MAX_MAILS = 100;

const timeOf = ({ receivedAt }: Mail) =>
  formatDateTime(new Date(receivedAt), DEFAULT_LOCALE, Intl.DateTimeFormat().resolvedOptions().timeZone);

function buildMailboxUrl(search: string, id?: string): string {
  const params = new URLSearchParams({ ...(search ? { to: search } : {}), ...(id ? { mail: id } : {}) });
  return `/dev/mailbox${params.size > 0 ? `?${params}` : ''}`;
}

/** The mails this installation would have sent, for people trying it out. Does not exist in production. */
export function MailboxPage() {
  const t = useWords(mailboxWords);
  const [params, setParams] = useSearchParams();
  const search = params.get('to') ?? '';
  const { mails, error, refetch } = useMailbox(search);
  const onSearch = useCallback(
    (text: string) => setParams(text.trim() ? { to: text.trim() } : {}, { replace: true }),
    [setParams],
  );
  if (error?.status === 404) return <NotFoundPage />;
  if (!mails && !error) return <LoadingScreen />;
  return (
    <Box component="main" sx={{ maxWidth: 1320, mx: 'auto', p: { xs: 2, md: 3 } }}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {mails ? (
        <Mailbox
          mails={mails}
          search={search}
          chosenId={params.get('mail') ?? undefined}
          onSearch={onSearch}
        />
      ) : (
        <ErrorState title={t('failed')} message={error?.detail} onRetry={refetch} />
      )}
    </Box>
  );
}

interface MailboxProps {
  mails: Mail[];
  search: string;
  chosenId: string | undefined;
  onSearch: (text: string) => void;
}

function Mailbox({ mails, search, chosenId, onSearch }: MailboxProps) {
  const t = useWords(mailboxWords);
  const isPhone = useMediaQuery((theme) => theme.breakpoints.down('md'), { noSsr: true });
  const chosen = mails.find(({ id }) => id === chosenId);
  if (isPhone && chosen) {
    return (
      <>
        <BackLink to={buildMailboxUrl(search)}>{t('back')}</BackLink>
        <Paper variant="outlined" sx={{ mt: 1.5 }}>
          <MailReader key={chosen.id} mail={chosen} time={timeOf(chosen)} />
        </Paper>
      </>
    );
  }
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
        <SearchField label={t('search')} value={search} onChange={onSearch} />
        <Typography color="textSecondary" role="status" sx={{ whiteSpace: 'nowrap' }}>
          {t('count', { count: mails.length })}
        </Typography>
      </Box>
      {mails.length === 0 ? (
        <NoMails search={search} onClear={() => onSearch('')} />
      ) : (
        <Columns mails={mails} chosen={chosen} search={search} isPhone={isPhone} />
      )}
    </>
  );
}

function NoMails({ search, onClear }: { search: string; onClear: () => void }) {
  const t = useWords(mailboxWords);
  return (
    <Paper variant="outlined">
      {search ? (
        <EmptyState
          title={t('nothingFound')}
          action={
            <Button variant="outlined" onClick={onClear}>
              {t('clear')}
            </Button>
          }
        />
      ) : (
        <EmptyState icon={<MailIcon />} title={t('empty')} hint={t('emptyHint')} />
      )}
    </Paper>
  );
}

interface ColumnsProps {
  mails: Mail[];
  chosen: Mail | undefined;
  search: string;
  isPhone: boolean;
}

function Columns({ mails, chosen, search, isPhone }: ColumnsProps) {
  const t = useWords(mailboxWords);
  return (
    <Paper
      variant="outlined"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(240px, 340px) minmax(0, 1fr)' },
        alignItems: 'start',
        overflow: 'hidden',
      }}
    >
      <Box
        sx={{
          borderRight: { md: 1 },
          borderColor: { md: 'divider' },
          maxHeight: { md: '76dvh' },
          overflowY: 'auto',
        }}
      >
        <MailList
          mails={mails}
          chosenId={chosen?.id}
          hrefOf={({ id }) => buildMailboxUrl(search, id)}
          timeOf={timeOf}
        />
      </Box>
      {chosen && <MailReader key={chosen.id} mail={chosen} time={timeOf(chosen)} />}
      {!chosen && !isPhone && <EmptyState icon={<MailIcon />} title={t('choose')} />}
    </Paper>
  );
}

/** Returns the mails matching the search, polled every 5 seconds. */
function useMailbox(search: string) {
  const latest = useOperationQuery(listMailbox, { query: { limit: MAX_MAILS } }, POLLING_OPTIONS);
  // A partial address is searched for among the latest mails, a full address among all.
  const address = isEmail(search.trim()) ? search.trim() : undefined;
  const exact = useOperationQuery(
    listMailbox,
    address ? { query: { to: address, limit: MAX_MAILS } } : skipToken,
    POLLING_OPTIONS,
  );
  return {
    ...latest,
    mails: latest.data && mergeMatches(latest.data.items, (address && exact.data?.items) || [], search),
  };
}

interface MailListProps {
  mails: readonly Mail[];
  chosenId: string | undefined;
  hrefOf: (mail: Mail) => string;
  timeOf: (mail: Mail) => string;
}

/** The mails as links, newest first. */
function MailList({ mails, chosenId, hrefOf, timeOf }: MailListProps) {
  const t = useWords(mailboxWords);
  return (
    <Box component="ul" aria-label={t('list')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {mails.map((mail) => (
        <Box component="li" key={mail.id} sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
          <Box
            component={RouterLink}
            to={hrefOf(mail)}
            replace
            aria-current={mail.id === chosenId ? 'true' : undefined}
            sx={{
              display: 'block',
              px: 2,
              py: 1.25,
              color: 'text.primary',
              textDecoration: 'none',
              bgcolor: mail.id === chosenId ? 'surface.tint' : 'transparent',
              '&:hover': { bgcolor: mail.id === chosenId ? 'surface.tint' : 'surface.hover' },
              '&:focus-visible': { outlineOffset: -2 },
            }}
          >
            <Typography sx={{ fontWeight: 600 }}>{mail.subject}</Typography>
            <Muted>{mail.to}</Muted>
            <Typography variant="caption" color="textSecondary" className="tabular">
              {timeOf(mail)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
