import type { PatientResponseKind } from '@quillcare/contracts';
import { CHOICE } from './answer.en';

const KINDS = ['accept', 'query', 'reject'] as const;

/** The three answers with equal visual weight; each opens its form. */
export function ChoiceButtons({
  busy,
  onChoose,
}: {
  busy: boolean;
  onChoose: (kind: PatientResponseKind) => void;
}) {
  return (
    <div className="p-choices" role="group" aria-label={CHOICE.title}>
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className="p-choice"
          aria-disabled={busy}
          onClick={() => onChoose(kind)}
        >
          <span className="p-choice-name">{CHOICE[kind].name}</span>
          <span className="p-hint">{CHOICE[kind].detail}</span>
        </button>
      ))}
    </div>
  );
}
