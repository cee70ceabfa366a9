import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { Link as RouterLink, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import {
  getClient,
  getQuote,
  getQuoteSettings,
  getQuoteTemplate,
  listSites,
  listSurgeries,
  type Quote,
} from '@quillcare/contracts';
import { addDays } from '@quillcare/rules';
import { EmptyState, PageHeader } from '@quillcare/ui';
import { skipToken, useOperationQuery } from '../../../shared/api/hooks';
import { useFormats } from '../../../shared/formats/use-formats';
import { Loaded } from '../../../shared/loading/loaded.view';
import { BackLink } from '../../../shared/navigation/back-link.view';
import { useRights, useSession } from '../../../shared/session/session.context';
import { showToast } from '../../../shared/toasts/toast.store';
import { useWords } from '../../../shared/words/words';
import { editorWords } from './editor.en';
import { QuoteEditor } from './quote-editor.view';
import { EMPTY_HEAD } from './state/editor.state';
import { toEditorWork } from './state/editor.values';

/** Default validity in days if the practice's settings cannot be read. */
const DEFAULT_VALIDITY_DAYS = 30;

/** Creates a quote. `?clientId=`, `?surgeryId=` and `?siteId=` are prefilled; `?template=` is the template to start from. */
export function CreateQuotePage() {
  const t = useWords(editorWords);
  const [search] = useSearchParams();
  const clientId = search.get('clientId');
  const client = useOperationQuery(getClient, clientId ? { params: { id: clientId } } : skipToken);
  const templateId = search.get('template');
  const template = useOperationQuery(
    getQuoteTemplate,
    templateId ? { params: { id: templateId } } : skipToken,
  );
  const { allows } = useRights();
  const surgeryId = allows(listSurgeries) ? search.get('surgeryId') : null;
  const settings = useOperationQuery(getQuoteSettings, {});
  const site = useStartingSite(search.get('siteId'));
  const { organisation } = useSession();
  const formats = useFormats();
  const navigate = useNavigate();
  const onSaved = useHandleSaved();
  const isLoading =
    (clientId && !client.data && !client.error) ||
    (templateId && !template.data && !template.error) ||
    (!settings.data && !settings.error) ||
    site.isLoading;
  if (isLoading) return <LoadingEditor title={t('newTitle')} />;
  const from = client.data ? `/clients/${client.data.id}` : '/quotes';
  return (
    <>
      {template.error && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {t('template.failed')}
        </Alert>
      )}
      <QuoteEditor
        key={`${clientId ?? ''} ${templateId ?? ''}`}
        template={template.data}
        title={t('newTitle')}
        back={<BackLink to={from}>{client.data ? t('backToClient') : t('all')}</BackLink>}
        quote={null}
        start={{
          head: {
            ...EMPTY_HEAD,
            clientId: client.data?.id ?? '',
            siteId: site.id,
            surgeries: surgeryId ? [{ surgeryId, side: 'NOT_APPLICABLE', optionIds: null }] : [],
            validUntil: addDays(formats.today(), settings.data?.validityDays ?? DEFAULT_VALIDITY_DAYS),
          },
        }}
        currency={organisation.currency}
        onSaved={onSaved}
        onDiscard={() => void navigate(from)}
      />
    </>
  );
}

/**
 * Returns the site a new quote opens with: the given one, or else the user's usual site, or the practice's default site. It does
 * not count as unsaved work.
 */
function useStartingSite(given: string | null): { id: string | null; isLoading: boolean } {
  const { user } = useSession();
  const { data, error } = useOperationQuery(
    listSites,
    given === null ? { query: { isActive: 'true', limit: 50 } } : skipToken,
  );
  const own = data?.items.find(({ id }) => id === user.usualSiteId);
  const usual = own ?? data?.items.find(({ isDefault }) => isDefault);
  return { id: given ?? usual?.id ?? null, isLoading: given === null && !data && !error };
}

export function EditQuotePage() {
  const t = useWords(editorWords);
  const { id = '' } = useParams();
  const request = useOperationQuery(getQuote, { params: { id } });
  return (
    <Loaded
      request={request}
      failed={t('loadFailed')}
      back={<BackLink to="/quotes">{t('all')}</BackLink>}
      skeleton={<LoadingEditor title={t('editTitle', { number: '' })} />}
    >
      {(quote) => <EditQuote key={quote.id} quote={quote} />}
    </Loaded>
  );
}

function EditQuote({ quote }: { quote: Quote }) {
  const t = useWords(editorWords);
  const navigate = useNavigate();
  const onSaved = useHandleSaved();
  const title = t('editTitle', { number: quote.quoteNumber });
  const view = `/quotes/view/${quote.id}`;
  // Fixed when opened, so that a colleague who sends the quote does not remove the editor and what was typed.
  const [wasDraft] = useState(quote.status === 'DRAFT');
  if (!wasDraft) return <NotEditable quote={quote} title={title} />;
  return (
    <QuoteEditor
      title={title}
      back={<BackLink to={view}>{t('backToQuote')}</BackLink>}
      quote={quote}
      start={toEditorWork(quote)}
      currency={quote.currency}
      onSaved={onSaved}
      onDiscard={() => void navigate(view)}
    />
  );
}

function useHandleSaved() {
  const t = useWords(editorWords);
  const navigate = useNavigate();
  return (quote: Quote, andSend: boolean) => {
    if (!andSend) showToast({ title: t('saved', { number: quote.quoteNumber }) });
    void navigate(`/quotes/view/${quote.id}${andSend ? '?do=send' : ''}`, { replace: true });
  };
}

function NotEditable({ quote, title }: { quote: Quote; title: string }) {
  const t = useWords(editorWords);
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={t('notEditable')}
        action={
          <Button variant="outlined" component={RouterLink} to={`/quotes/view/${quote.id}`}>
            {t('openQuote')}
          </Button>
        }
      />
    </>
  );
}

function LoadingEditor({ title }: { title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <Skeleton variant="rounded" height={520} />
    </>
  );
}
