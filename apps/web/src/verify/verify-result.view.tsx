import { DEFAULT_LOCALE, formatDateTime } from '@quillcare/rules';
import { TotalOnPaper } from './total-on-paper.view';
import { VerdictBox } from './verdict-box.view';
import type { Result } from './verify.api';
import { VERIFY } from './verify.en';

export function Verdict({ result, code }: { result: Result; code: string }) {
  const { isKnown, by, kind, state } = result;
  if (!isKnown || !kind || !state)
    return (
      <VerdictBox tone="wrong" answer={VERIFY.unknownAnswer[by]}>
        <p>{VERIFY.unknown[by]}</p>
      </VerdictBox>
    );
  const isInForce = state === 'SIGNED' || state === 'WAITING';
  return (
    <>
      <VerdictBox tone={isInForce ? 'right' : 'ended'} answer={VERIFY.genuineAnswer[by]}>
        <p>
          <strong>{VERIFY.states[state]}</strong>
        </p>
        <p>{VERIFY.genuine[by]}</p>
      </VerdictBox>
      <Facts result={result} kind={VERIFY.kinds[kind]} />
      {by === 'CODE' && <TotalOnPaper code={code} />}
    </>
  );
}

// Lists what can be compared with the document first.
function Facts({ result, kind }: { result: Result; kind: string }) {
  const { revision, madeAt, signedAt, endedAt, sha256, documentHash, numberEnd } = result;
  const facts = [
    { name: VERIFY.facts.documentHash, value: documentHash, isHash: true },
    { name: VERIFY.facts.numberEnd, value: numberEnd },
    { name: VERIFY.facts.version, value: revision === null ? null : String(revision) },
    { name: VERIFY.facts.kind, value: kind },
    { name: VERIFY.facts.madeAt, value: when(madeAt) },
    { name: VERIFY.facts.signedAt, value: when(signedAt) },
    { name: VERIFY.facts.endedAt, value: when(endedAt) },
    { name: VERIFY.facts.sha256, value: sha256, isHash: true },
  ];
  return (
    <dl className="v-facts">
      {facts
        .filter(({ value }) => value !== null)
        .map(({ name, value, isHash }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className={isHash ? 'v-hash' : undefined}>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Formats an instant in the visitor's time zone, because they do not know the practice's. */
function when(instant: string | null): string | null {
  if (instant === null) return null;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return formatDateTime(new Date(instant), DEFAULT_LOCALE, timeZone);
}
