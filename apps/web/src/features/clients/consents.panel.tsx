import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  listClientConsents,
  type Client,
  type ClientConsents,
  type ConsentDecision,
} from '@quillcare/contracts';
import { Muted, Panel, StatusChip } from '@quillcare/ui';
import { ActButtons, SMALL_STYLE } from '../../shared/acts/act-buttons.view';
import { useOperationQuery } from '../../shared/api/hooks';
import { useFormats } from '../../shared/formats/use-formats';
import { Loaded } from '../../shared/loading/loaded.view';
import { useWords } from '../../shared/words/words';
import { consentWords } from './consent.en';
import { recordConsentAct } from './record-consent.definition';

/** How a client may be contacted, who recorded it, and earlier decisions. */
export function ConsentsPanel({ client }: { client: Client }) {
  const t = useWords(consentWords);
  const request = useOperationQuery(listClientConsents, { params: { id: client.id } });
  return (
    <Panel
      title={t('title')}
      hint={t('hint')}
      action={
        <ActButtons acts={[recordConsentAct]} record={client} look={SMALL_STYLE} about={client.firstName} />
      }
    >
      <Loaded request={request} failed={t('failed')} skeleton={140}>
        {(consents) => (
          <>
            <Channels consents={consents} />
            <History decisions={consents.history} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function Channels({ consents: { channels } }: { consents: ClientConsents }) {
  const t = useWords(consentWords);
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {channels.map(({ channel, decision }) => (
        <Box component="li" key={channel}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2 }}>
            <Typography>{t(`channels.${channel}`)}</Typography>
            <DecisionText decision={decision} />
          </Box>
          {decision && <DecisionDetails decision={decision} />}
        </Box>
      ))}
    </Box>
  );
}

function DecisionText({ decision }: { decision: Pick<ConsentDecision, 'isGiven'> | null }) {
  const t = useWords(consentWords);
  if (!decision) return <StatusChip label={t('unknown')} tone="muted" />;
  return decision.isGiven ? (
    <StatusChip label={t('given')} tone="success" />
  ) : (
    <StatusChip label={t('withdrawn')} tone="error" />
  );
}

/** When and how the client decided, who recorded it, and any note. */
function DecisionDetails({ decision }: { decision: ConsentDecision }) {
  const t = useWords(consentWords);
  const formats = useFormats();
  const day = formats.date(formats.dayOf(decision.decidedAt));
  const source = t(`sources.${decision.source}`);
  const name = decision.recordedBy?.name;
  return (
    <Muted sx={{ overflowWrap: 'anywhere' }}>
      {name ? t('whenBy', { day, source, name }) : t('when', { day, source })}
      {decision.note && (
        <Box component="span" sx={{ display: 'block' }}>
          {decision.note}
        </Box>
      )}
    </Muted>
  );
}

/** All decisions, newest first. Collapsed by default. */
function History({ decisions }: { decisions: readonly ConsentDecision[] }) {
  const t = useWords(consentWords);
  if (decisions.length === 0) return null;
  return (
    <Box component="details" sx={{ mt: 2, '& > summary': { cursor: 'pointer', color: 'text.secondary' } }}>
      <Typography component="summary" variant="body2">
        {t('history')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1 }}>
        {decisions.map((decision) => (
          <li key={decision.id}>
            <Typography variant="body2">
              {t(`channels.${decision.channel}`)}: {t(decision.isGiven ? 'given' : 'withdrawn')}
            </Typography>
            <DecisionDetails decision={decision} />
          </li>
        ))}
      </Box>
    </Box>
  );
}
