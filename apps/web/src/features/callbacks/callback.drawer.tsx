import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { getCallback, type Callback, type CallbackCall } from '@quillcare/contracts';
import { FactList, Muted, RecordDrawer, RecordDrawerHead, StatusChip } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { useOperationQuery } from '../../shared/api/hooks';
import { DueDay } from '../../shared/callbacks/due-day.view';
import { usePhone } from '../../shared/formats/use-phone';
import { useFormats } from '../../shared/formats/use-formats';
import { mayLeave, useHasUnsavedWork } from '../../shared/leaving/unsaved-work.store';
import { Loaded } from '../../shared/loading/loaded.view';
import { PageLink } from '../../shared/navigation/page-link.view';
import { useRights } from '../../shared/session/session.context';
import { CALLBACK_STATUS } from '../../shared/status/status';
import { useWords } from '../../shared/words/words';
import { CallForm } from './call-form.view';
import { callbackDetail, isActionable, subjectLabel, subjectPath } from './callback';
import { callbackActs } from './callback-acts.definition';
import { callbackWords } from './callback.en';
import { useCurrentCall } from './use-my-call';

/** Drawer with one callback: who to call, about what, and the available actions. */
export function CallbackDrawer({ callbackId, onClose }: { callbackId: string | null; onClose: () => void }) {
  const t = useWords(callbackWords);
  return (
    <RecordDrawer
      isOpen={callbackId !== null}
      onClose={() => void mayLeave().then((may) => may && onClose())}
      label={t('drawer.label')}
      closeLabel={t('drawer.close')}
    >
      {callbackId && <Content callbackId={callbackId} />}
    </RecordDrawer>
  );
}

function Content({ callbackId }: { callbackId: string }) {
  const t = useWords(callbackWords);
  const rights = useRights();
  // What was typed stays if a colleague finishes the callback meanwhile.
  const isTyped = useHasUnsavedWork();
  const request = useOperationQuery(getCallback, { params: { id: callbackId } });
  return (
    <Loaded request={request} failed={t('drawer.failed')} skeleton={320}>
      {(callback) => (
        <>
          <RecordDrawerHead title={callback.clientName}>
            <StatusChip {...CALLBACK_STATUS[callback.status]} />
          </RecordDrawerHead>
          <CallbackPhone callback={callback} />
          <CallbackFacts callback={callback} />
          <PageLink to={subjectPath(callback)}>{t(`openRecord.${callback.subject}`)}</PageLink>
          {(isActionable(callback, rights) || isTyped) && <NextCall key={callback.id} callback={callback} />}
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <ActButtons acts={ACTS} record={callback} />
          </Box>
          <CallHistory calls={callback.calls} />
        </>
      )}
    </Loaded>
  );
}

/** The phone number as a link large enough to tap. */
export function CallbackPhone({ callback: { clientPhone } }: { callback: Pick<Callback, 'clientPhone'> }) {
  const t = useWords(callbackWords);
  const formatPhone = usePhone();
  if (!clientPhone) return <Box>{t('drawer.noPhone')}</Box>;
  return (
    <Link
      href={`tel:${clientPhone}`}
      className="tabular"
      sx={{ fontSize: '1.5rem', fontWeight: 600, py: 0.5, justifySelf: 'start' }}
    >
      {formatPhone(clientPhone)}
    </Link>
  );
}

function CallbackFacts({ callback }: { callback: Callback }) {
  const t = useWords(callbackWords);
  const { priority, assigneeName, attemptCount, lastOutcome } = callback;
  return (
    <FactList
      items={[
        { label: t('due'), value: <DueDay callback={callback} /> },
        { label: t('quote'), value: subjectLabel(callback) },
        { label: t('detail'), value: callbackDetail(callback) || null },
        { label: t('priority'), value: t(`priorities.${priority}`) },
        { label: t('assignee'), value: assigneeName ?? t('assignees.none') },
        ...(attemptCount > 0 ? [{ label: t('attempts'), value: String(attemptCount) }] : []),
        ...(lastOutcome ? [{ label: t('fields.outcome'), value: t(`options.outcome.${lastOutcome}`) }] : []),
      ]}
    />
  );
}

/** Records the result of the call being made. */
function NextCall({ callback }: { callback: Callback }) {
  return <CallForm call={useCurrentCall(callback)} />;
}

const ACTS = [callbackActs.reschedule, callbackActs.assign, callbackActs.cancel, callbackActs.reopen];

/** All calls made or attempted, newest first: result, caller, time and notes. */
function CallHistory({ calls }: { calls: readonly CallbackCall[] }) {
  const t = useWords(callbackWords);
  if (calls.length === 0) return null;
  return (
    <Box component="section" aria-label={t('calls.title')}>
      <Typography variant="h3" sx={{ mb: 0.5 }}>
        {t('calls.title')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {calls.map((call) => (
          <Call key={call.id} call={call} />
        ))}
      </Box>
    </Box>
  );
}

function Call({ call: { at, byName, outcome, notes, hasEnded, isUndone } }: { call: CallbackCall }) {
  const t = useWords(callbackWords);
  const { dateTime } = useFormats();
  const outcomeLabel = outcome ? t(`options.outcome.${outcome}`) : t('calls.called');
  const end = isUndone ? t('calls.undone') : hasEnded ? t('calls.ended') : null;
  return (
    <Box component="li" sx={{ py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 500 }}>{[outcomeLabel, end].filter(Boolean).join(' · ')}</Typography>
      <Muted>{[dateTime(at), byName].filter(Boolean).join(' · ')}</Muted>
      {notes && <Typography sx={{ whiteSpace: 'pre-wrap' }}>{notes}</Typography>}
    </Box>
  );
}
