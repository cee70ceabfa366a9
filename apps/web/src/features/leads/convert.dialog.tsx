import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Muted, TitledDialog } from '@quillcare/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  clientInput,
  convertLead,
  createClient,
  createQuote,
  linkLead,
  listLeadMatches,
  type Client,
  type ClientSummary,
  type LeadSummary,
} from '@quillcare/contracts';
import { actsOn } from '../../shared/acts/define-act';
import { useActs } from '../../shared/acts/use-acts';
import { useOperationMutation, useOperationQuery } from '../../shared/api/hooks';
import { toProblem } from '../../shared/api/problem';
import { useInitialValue } from '../../shared/commands/use-initial-value';
import { usePhone } from '../../shared/formats/use-phone';
import { DateInput } from '../../shared/forms/date.input';
import { formWords } from '../../shared/forms/form.en';
import { FormDialog } from '../../shared/forms/form.dialog';
import { TextInput } from '../../shared/forms/inputs.view';
import { useContractForm } from '../../shared/forms/use-contract-form';
import { useFormats } from '../../shared/formats/use-formats';
import { useRights } from '../../shared/session/session.context';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords } from '../../shared/words/words';
import { leadName } from './lead';
import { leadWords } from './lead.en';

const schema = clientInput.pick({
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  dateOfBirth: true,
});

type ConvertibleLead = Pick<
  LeadSummary,
  'id' | 'version' | 'firstName' | 'lastName' | 'email' | 'phone' | 'surgeryId' | 'siteId'
>;

export interface ConvertDialogProps {
  lead: ConvertibleLead;
  onClose: (isConverted: boolean) => void;
}

/** Converts a lead to a client. Possible existing clients are offered first, then the form for a new one. */
export function ConvertDialog({ lead: shown, onClose }: ConvertDialogProps) {
  const lead = useInitialValue(shown);
  const t = useWords(leadWords);
  const tForm = useWords(formWords);
  const rights = useRights();
  const { form, onPick } = useNewClient(lead, onClose);
  const mayQuote = rights.allows(createQuote);
  const common = { title: t('convert.title', { name: leadName(lead) }), onClose: () => onClose(false) };
  if (!rights.allows(createClient))
    return (
      <TitledDialog {...common} actions={<Button onClick={common.onClose}>{tForm('cancel')}</Button>}>
        <MatchingClients lead={lead} onClose={onClose} />
      </TitledDialog>
    );
  return (
    <FormDialog
      {...common}
      maxWidth="sm"
      contractForm={form}
      submitLabel={t(mayQuote ? 'convert.submitAndQuote' : 'convert.submit')}
      second={mayQuote ? { label: t('convert.submit'), onPick } : undefined}
    >
      <MatchingClients lead={lead} onClose={onClose} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <TextInput name="firstName" label={t('fields.firstName')} />
        <TextInput name="lastName" label={t('fields.lastName')} />
        <TextInput name="phone" label={t('fields.phone')} />
        <TextInput name="email" label={t('fields.email')} />
        <DateInput
          {...{ name: 'dateOfBirth', label: t('fields.dateOfBirth'), optional: true }}
          help={t('help.dateOfBirth')}
        />
      </Box>
    </FormDialog>
  );
}

function useNewClient(lead: ConvertibleLead, onClose: (isConverted: boolean) => void) {
  const t = useWords(leadWords);
  const [convert] = useOperationMutation(convertLead);
  const navigate = useNavigate();
  const startsQuote = useRef(false);
  const formatPhone = usePhone();
  const form = useContractForm<typeof schema>({
    schema,
    defaultValues: {
      firstName: lead.firstName,
      lastName: lead.lastName ?? '',
      email: lead.email ?? '',
      phone: lead.phone ? formatPhone(lead.phone) : '',
      dateOfBirth: null,
    },
    labels: {
      firstName: t('fields.firstName'),
      lastName: t('fields.lastName'),
      email: t('fields.email'),
      phone: t('fields.phone'),
      dateOfBirth: t('fields.dateOfBirth'),
    },
    toProblem,
    submit: async (values) => {
      const { client } = await convert({
        params: { id: lead.id },
        body: { version: lead.version, client: values },
      });
      showToast({ title: t('convert.done', { name: leadName(client) }) });
      onClose(true);
      await navigate(pathAfterConversion(client, lead, startsQuote.current));
    },
  });
  return {
    form,
    /** Called with which of the two buttons submitted the form. */
    onPick: (isOnlyAdded: boolean) => void (startsQuote.current = !isOnlyAdded),
  };
}

const linkClientAct = actsOn<ConvertibleLead & { client: ClientSummary }>(leadWords, ({ client }) =>
  leadName(client),
).act({
  name: 'convert',
  operation: linkLead,
  request: ({ id, version, client }) => ({ params: { id }, body: { version, clientId: client.id } }),
});

/** Clients with the same email or phone. Hidden if there are none. */
function MatchingClients({ lead, onClose }: ConvertDialogProps) {
  const t = useWords(leadWords);
  const rights = useRights();
  const navigate = useNavigate();
  const { start, isRunning } = useActs();
  const { data } = useOperationQuery(listLeadMatches, { params: { id: lead.id } });
  if (!data || data.items.length === 0) return null;
  const link = (client: ClientSummary) =>
    start(
      linkClientAct,
      { ...lead, client },
      {
        onDone: () => {
          onClose(true);
          void navigate(pathAfterConversion(client, lead, rights.allows(createQuote)));
        },
      },
    );
  return (
    <Box component="section">
      <Typography variant="h3">{t('convert.matches')}</Typography>
      <Typography color="textSecondary">{t('convert.matchesHint')}</Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
        {data.items.map((client) => (
          <Box component="li" key={client.id} sx={MATCH}>
            <Match client={client} />
            <Button variant="outlined" disabled={isRunning} onClick={() => link(client)}>
              {t('convert.link', { name: leadName(client) })}
            </Button>
          </Box>
        ))}
      </Box>
      {rights.allows(createClient) && (
        <Typography variant="h3" sx={{ mt: 2 }}>
          {t('convert.orNew')}
        </Typography>
      )}
    </Box>
  );
}

function Match({ client }: { client: ClientSummary }) {
  const t = useWords(leadWords);
  const formats = useFormats();
  const formatPhone = usePhone();
  const born = client.dateOfBirth && t('convert.born', { date: formats.date(client.dateOfBirth) });
  const facts = [born, client.email, formatPhone(client.phone)];
  return (
    <Box sx={{ minWidth: 0, flex: '1 1 200px', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 500 }}>{leadName(client)}</Typography>
      <Muted>{facts.filter(Boolean).join(' · ')}</Muted>
    </Box>
  );
}

const MATCH = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
};

/** Goes to the client's page, or starts a quote for what the lead asked about. */
function pathAfterConversion(
  { id }: Pick<Client, 'id'>,
  { surgeryId, siteId }: Pick<ConvertibleLead, 'surgeryId' | 'siteId'>,
  startsQuote: boolean,
): string {
  if (!startsQuote) return `/clients/${id}`;
  const params = new URLSearchParams({
    clientId: id,
    ...(surgeryId && { surgeryId }),
    ...(siteId && { siteId }),
  });
  return `/quotes/create?${params.toString()}`;
}
