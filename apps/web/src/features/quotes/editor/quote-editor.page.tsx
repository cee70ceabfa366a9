import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import { createQuote, getClient, getQuote, updateQuote, type Quote } from '@quillcare/contracts';
import { gstRate } from '@quillcare/rules';
import { EmptyState, ErrorState, PageHeader } from '@quillcare/ui';
import { Link as RouterLink, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { skipToken, useOperationMutation, useOperationQuery } from '../../../shared/api/hooks';
import { useSession } from '../../../shared/session/session.context';
import { useFormats } from '../../../shared/formats/use-formats';
import { showToast } from '../../../shared/toasts/toast.store';
import { BackLink } from '../back-link.view';
import { EDITOR } from './editor.texts';
import { formOf, newQuote } from './quote-form';
import { QuoteEditor } from './quote-editor.view';
import { clientChoice, doctorChoice, hospitalChoice } from './record-matches';

/** A new quote; `?clientId=` preselects the client. */
export function CreateQuotePage() {
  const [search] = useSearchParams();
  const clientId = search.get('clientId');
  const { data: client, error } = useOperationQuery(
    getClient,
    clientId ? { params: { id: clientId } } : skipToken,
  );
  const { organisation } = useSession();
  const formats = useFormats();
  const [create] = useOperationMutation(createQuote);
  const onSaved = useOnSaved();
  if (clientId && !client && !error) return <LoadingEditor title={EDITOR.newTitle} />;
  return (
    <>
      <PageHeader
        title={EDITOR.newTitle}
        back={client ? <BackLink to={`/clients/${client.id}`} label={EDITOR.backToClient} /> : <BackLink />}
      />
      <QuoteEditor
        key={clientId ?? ''}
        defaultValues={newQuote(formats.today(), client?.id)}
        chosen={{ client: client ? clientChoice(client) : null, doctor: null, hospital: null }}
        version={null}
        currency={organisation.currency}
        gstRateBasisPoints={gstRate(organisation.country)}
        save={(body) => create({ body })}
        onSaved={onSaved}
      />
    </>
  );
}

/** Edits a draft. */
export function EditQuotePage() {
  const { id = '' } = useParams();
  const { data: quote, error, refetch } = useOperationQuery(getQuote, { params: { id } });
  const [update] = useOperationMutation(updateQuote);
  const onSaved = useOnSaved();
  if (error && !quote)
    return (
      <ErrorState
        title={EDITOR.loadFailed}
        message={error.detail}
        reference={error.correlationId}
        onRetry={refetch}
      />
    );
  if (!quote || quote.id !== id) return <LoadingEditor title={EDITOR.editTitle('')} />;
  const title = EDITOR.editTitle(quote.quoteNumber);
  if (quote.status !== 'DRAFT') return <NotEditable quote={quote} title={title} />;
  return (
    <>
      <PageHeader
        title={title}
        back={<BackLink to={`/quotes/view/${quote.id}`} label={EDITOR.backToQuote} />}
      />
      <QuoteEditor
        key={quote.id}
        defaultValues={formOf(quote)}
        chosen={{
          client: clientChoice(quote.client),
          doctor: doctorChoice(quote.doctor),
          hospital: quote.hospital ? hospitalChoice(quote.hospital) : null,
        }}
        version={quote.version}
        currency={quote.currency}
        gstRateBasisPoints={quote.gstRateBasisPoints}
        save={(body, version) =>
          update({ params: { id }, body: { ...body, version: version ?? quote.version } })
        }
        onSaved={onSaved}
      />
    </>
  );
}

function useOnSaved() {
  const navigate = useNavigate();
  return (quote: Quote, andSend: boolean) => {
    if (!andSend) showToast({ title: EDITOR.saved(quote.quoteNumber) });
    void navigate(`/quotes/view/${quote.id}${andSend ? '?send' : ''}`, { replace: true });
  };
}

function NotEditable({ quote, title }: { quote: Quote; title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={EDITOR.notEditable}
        action={
          <Button variant="outlined" component={RouterLink} to={`/quotes/view/${quote.id}`}>
            {EDITOR.openQuote}
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
