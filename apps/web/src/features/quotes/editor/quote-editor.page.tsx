import Skeleton from '@mui/material/Skeleton';
import Button from '@mui/material/Button';
import { createQuote, getClient, getQuote, updateQuote, type Quote } from '@quillcare/contracts';
import { gstRate } from '@quillcare/rules';
import { EmptyState, PageHeader } from '@quillcare/ui';
import { Link as RouterLink, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { skipToken, useOperationMutation, useOperationQuery } from '../../../shared/api/hooks';
import { useSession } from '../../../shared/session/session.context';
import { useFormats } from '../../../shared/formats/use-formats';
import { showToast } from '../../../shared/toasts/toast.store';
import { BackLink } from '../../../shared/navigation/back-link.view';
import { Loaded } from '../../../shared/loading/loaded.view';
import { VIEW } from '../quotes.texts';
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
        back={
          client ? (
            <BackLink to={`/clients/${client.id}`}>{EDITOR.backToClient}</BackLink>
          ) : (
            <BackLink to="/quotes">{VIEW.back}</BackLink>
          )
        }
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
  const request = useOperationQuery(getQuote, { params: { id } });
  return (
    <Loaded
      request={request}
      failed={EDITOR.loadFailed}
      skeleton={<LoadingEditor title={EDITOR.editTitle('')} />}
    >
      {(quote) => <Editing key={quote.id} quote={quote} />}
    </Loaded>
  );
}

function Editing({ quote }: { quote: Quote }) {
  const [update] = useOperationMutation(updateQuote);
  const onSaved = useOnSaved();
  const title = EDITOR.editTitle(quote.quoteNumber);
  if (quote.status !== 'DRAFT') return <NotEditable quote={quote} title={title} />;
  return (
    <>
      <PageHeader
        title={title}
        back={<BackLink to={`/quotes/view/${quote.id}`}>{EDITOR.backToQuote}</BackLink>}
      />
      <QuoteEditor
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
          update({ params: { id: quote.id }, body: { ...body, version: version ?? quote.version } })
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
