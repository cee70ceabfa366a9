import type { PatientResponseKind } from '@quillcare/contracts';
import { CHOICE } from './answer.en';

const KINDS = ['accept', 'query', 'reject'] as const;

/** The three answers, with equal weight; each opens its form below. */
export function ChoiceButtons({
  chosen,
  onChoose,
}: {
  chosen: PatientResponseKind | null;
  onChoose: (kind: PatientResponseKind) => void;
}) {
  return (
    <div className="p-choices p-screen-only" role="group" aria-label={CHOICE.title}>
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          className="p-choice"
          aria-expanded={chosen === kind}
          aria-controls={`form-${kind}`}
          onClick={() => onChoose(kind)}
        >
          <span className="p-choice-name">{CHOICE[kind].name}</span>
          <span className="p-hint">{CHOICE[kind].detail}</span>
        </button>
      ))}
    </div>
  );
}
