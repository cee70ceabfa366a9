import type { Session } from '@quillcare/contracts';
import type { ConnectionFacts, ConnectionStatus } from '../../shared/api/connection';
import type { Environment } from '../../shared/environment/environment';
import type { Reading, ReadingGroup } from '../../shared/diagnostics/reading';
import { ROLE_NAMES } from '../../shared/roles/role-label';
import { diagnosticTexts as words } from './diagnostic.texts';

const yesNo = (label: string, isSo: boolean): Reading => ({
  label,
  value: isSo ? words.yes : words.no,
  tone: isSo ? 'success' : 'warning',
});

/** Who is signed in, by ids: support can look them up, and a screenshot reveals nobody. */
export function sessionReadings({ user, organisation, expiresAt }: Session): ReadingGroup {
  return {
    title: words.session,
    readings: [
      { label: words.role, value: ROLE_NAMES[user.role] },
      { label: words.user, value: user.id },
      { label: words.organisation, value: organisation.id },
      { label: words.expires, value: expiresAt },
    ],
  };
}

const STATUS_TONES = { connected: 'success', degraded: 'warning', offline: 'error' } as const;

/** The connection to the server. */
export function connectionReadings(
  status: ConnectionStatus,
  mayWrite: boolean,
  facts: Readonly<ConnectionFacts>,
): ReadingGroup {
  const { isServerReachable, isStreamOpen, isSessionConfirmed } = facts;
  return {
    title: words.connection,
    readings: [
      { label: words.status, value: words.words[status], tone: STATUS_TONES[status] },
      yesNo(words.changes, mayWrite),
      {
        label: words.lastCall,
        value: isServerReachable ? words.answered : words.unanswered,
        tone: isServerReachable ? 'success' : 'error',
      },
      {
        label: words.stream,
        value: isStreamOpen ? words.open : words.broken,
        tone: isStreamOpen ? 'success' : 'warning',
      },
      yesNo(words.confirmed, isSessionConfirmed),
    ],
  };
}

/** The version of the app, from its main file, whose name has a content hash. */
export function buildReadings(environment: Environment, page: Document = document): ReadingGroup {
  const main = page.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  return {
    title: words.build,
    readings: [
      { label: words.environment, value: environment },
      { label: words.client, value: main?.split('/').at(-1)?.split('?')[0] || words.unknown },
    ],
  };
}
