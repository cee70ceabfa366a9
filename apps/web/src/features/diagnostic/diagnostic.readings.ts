import type { Session } from '@quillcare/contracts';
import type { ConnectionFacts, ConnectionStatus } from '../../shared/api/connection';
import type { Environment } from '../../shared/environment/environment';
import type { Reading, ReadingGroup } from '../../shared/diagnostics/reading';
import { roleName } from '../../shared/roles/role-label';
import { diagnosticWords } from './diagnostic.en';
import { word } from '../../shared/words/words';

const yesNo = (label: string, isSo: boolean): Reading => ({
  label,
  value: isSo ? word(diagnosticWords, 'yes') : word(diagnosticWords, 'no'),
  tone: isSo ? 'success' : 'warning',
});

/** Identifies the signed-in user by ids only, so that support can look them up but a screenshot reveals nobody. */
export function sessionReadings({ user, organisation, expiresAt }: Session): ReadingGroup {
  return {
    title: word(diagnosticWords, 'session'),
    readings: [
      { label: word(diagnosticWords, 'role'), value: roleName(user.role) },
      { label: word(diagnosticWords, 'user'), value: user.id },
      { label: word(diagnosticWords, 'organisation'), value: organisation.id },
      { label: word(diagnosticWords, 'expires'), value: expiresAt },
    ],
  };
}

const STATUS_TONES = { connected: 'success', degraded: 'warning', offline: 'error' } as const;

export function connectionReadings(
  status: ConnectionStatus,
  mayWrite: boolean,
  facts: Readonly<ConnectionFacts>,
): ReadingGroup {
  const { isServerReachable, isStreamOpen, isSessionConfirmed } = facts;
  return {
    title: word(diagnosticWords, 'connection'),
    readings: [
      {
        label: word(diagnosticWords, 'status'),
        value: word(diagnosticWords, `words.${status}`),
        tone: STATUS_TONES[status],
      },
      yesNo(word(diagnosticWords, 'changes'), mayWrite),
      {
        label: word(diagnosticWords, 'lastCall'),
        value: isServerReachable ? word(diagnosticWords, 'answered') : word(diagnosticWords, 'unanswered'),
        tone: isServerReachable ? 'success' : 'error',
      },
      {
        label: word(diagnosticWords, 'stream'),
        value: isStreamOpen ? word(diagnosticWords, 'open') : word(diagnosticWords, 'broken'),
        tone: isStreamOpen ? 'success' : 'warning',
      },
      yesNo(word(diagnosticWords, 'confirmed'), isSessionConfirmed),
    ],
  };
}

/** The app's version, taken from the content hash in the name of its main file. */
export function buildReadings(environment: Environment, page: Document = document): ReadingGroup {
  const main = page.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  return {
    title: word(diagnosticWords, 'build'),
    readings: [
      { label: word(diagnosticWords, 'environment'), value: environment },
      {
        label: word(diagnosticWords, 'client'),
        value: main?.split('/').at(-1)?.split('?')[0] || word(diagnosticWords, 'unknown'),
      },
    ],
  };
}
