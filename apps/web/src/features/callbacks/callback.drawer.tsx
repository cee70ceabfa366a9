import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import { getCallback, type Callback } from '@quillcare/contracts';
import { formatPhone } from '@quillcare/rules';
import { Facts, RecordDrawer, RecordDrawerHead, StatusChip } from '@quillcare/ui';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { useOperationQuery } from '../../shared/api/hooks';
import { DueDay } from '../../shared/callbacks/due-day.view';
import { Loaded } from '../../shared/loading/loaded.view';
import { useRights, useSession } from '../../shared/session/session.context';
import { CALLBACK_STATUS } from '../../shared/status/status';
import { useWords } from '../../shared/words/words';
import { CallForm } from './call-form.view';
import { detailOf, isToDo, subjectOf, subjectPath } from './callback';
import { callbackActs } from './callback-acts.definition';
import { callbackWords } from './callback.en';
import { Calls } from './calls.view';
import { useMyCall } from './use-my-call';

/** Drawer with one callback: who to call, about what, and the available actions. */
export function CallbackDrawer({ callbackId, onClose }: { callbackId: string | null; onClose: () => void }) {
  const t = useWords(callbackWords);
  return (
    <RecordDrawer
      isOpen={callbackId !== null}
      onClose={onClose}
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
          <Link component={RouterLink} to={subjectPath(callback)}>
            {t(`openRecord.${callback.subject}`)}
          </Link>
          {isToDo(callback, rights) && <NextCall key={callback.attemptCount} callback={callback} />}
          <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap' }}>
            <ActButtons acts={ACTS} record={callback} />
          </Box>
          <Calls calls={callback.calls} />
        </>
      )}
    </Loaded>
  );
}

/** The phone number as a link large enough to tap. */
export function CallbackPhone({ callback: { clientPhone } }: { callback: Pick<Callback, 'clientPhone'> }) {
  const t = useWords(callbackWords);
  const { organisation } = useSession();
  if (!clientPhone) return <Box>{t('drawer.noPhone')}</Box>;
  return (
    <Link
      href={`tel:${clientPhone}`}
      className="tabular"
      sx={{ fontSize: '1.5rem', fontWeight: 600, py: 0.5, justifySelf: 'start' }}
    >
      {formatPhone(clientPhone, organisation.country)}
    </Link>
  );
}

function CallbackFacts({ callback }: { callback: Callback }) {
  const t = useWords(callbackWords);
  const { priority, assigneeName, attemptCount, lastOutcome } = callback;
  return (
    <Facts
      items={[
        { label: t('due'), value: <DueDay callback={callback} /> },
        { label: t('quote'), value: subjectOf(callback) },
        { label: t('detail'), value: detailOf(callback) || null },
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
  const call = useMyCall(callback, stay);
  return <CallForm call={call} />;
}

const stay = () => undefined;

const ACTS = [callbackActs.reschedule, callbackActs.assign, callbackActs.cancel];
