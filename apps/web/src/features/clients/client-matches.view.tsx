import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { listClientMatches, type ClientMatch } from '@quillcare/contracts';
import { skipToken, useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { usePhone } from '../../shared/formats/use-phone';
import { PageLink } from '../../shared/navigation/page-link.view';
import { useDebounced } from '../../shared/timing/use-debounced';
import { useWords } from '../../shared/words/words';
import { clientName } from './client-name';
import { mergeWords } from './merge.en';

/** Debounce in milliseconds before the lookup. */
const DEBOUNCE_MS = 400;
const FIELDS = ['firstName', 'lastName', 'email', 'phone', 'dateOfBirth'] as const;

type MatchInput = Partial<Record<(typeof FIELDS)[number], string>>;

/** Lists possible duplicates while the form is filled in. Advisory only; it never blocks saving. */
export function ClientMatches() {
  const t = useWords(mergeWords);
  const { id } = useParams();
  const present = useMatchInput();
  // As text, because the object is a new one each time.
  const typed = JSON.parse(useDebounced(JSON.stringify(present), DEBOUNCE_MS)) as MatchInput;
  // The values of a stored record are not looked up, because its page already shows its duplicates.
  const [stored] = useState(() => JSON.stringify(present));
  const isEnough = Boolean(typed.email ?? typed.phone) && JSON.stringify(typed) !== stored;
  const { data } = useOperationQuery(
    listClientMatches,
    isEnough ? { query: { ...typed, ...(id && { exceptId: id }) } } : skipToken,
  );
  const found = isEnough ? (data?.items ?? []) : [];
  return (
    <Box className="wide" role="status" aria-label={t('matches.found')}>
      {found.length > 0 && (
        <Alert severity="warning">
          <AlertTitle>{t('matches.title', { count: found.length })}</AlertTitle>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: 1, p: 0, display: 'grid', gap: 0.5 }}>
            {found.map((client) => (
              <li key={client.id}>
                <Match client={client} />
              </li>
            ))}
          </Box>
          {t('matches.hint')}
        </Alert>
      )}
    </Box>
  );
}

function Match({ client }: { client: ClientMatch }) {
  const t = useWords(mergeWords);
  const formats = useFormats();
  const formatPhone = usePhone();
  const facts = [
    client.dateOfBirth && t('born', { date: formats.date(client.dateOfBirth) }),
    client.email,
    formatPhone(client.phone),
    ...client.reasons.map((reason) => t(`reason.${reason}`)),
  ];
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {/* Opens in a new tab, so that the input here is not lost. */}
      <PageLink to={`/clients/${client.id}`} target="_blank" color="inherit">
        {clientName(client)}
      </PageLink>{' '}
      {facts.filter(Boolean).join(' · ')}
    </Box>
  );
}

/** Returns the values typed so far, without empty ones. */
function useMatchInput(): MatchInput {
  const values: unknown[] = useWatch({ name: [...FIELDS] });
  return Object.fromEntries(
    FIELDS.map((field, at) => [field, values[at]] as const).filter(
      ([, value]) => typeof value === 'string' && value.trim() !== '',
    ),
  ) as MatchInput;
}
