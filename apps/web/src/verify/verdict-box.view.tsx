import type { ReactNode } from 'react';

/** `right` is green, `wrong` is red, and `ended` is neutral. */
export type Tone = 'right' | 'wrong' | 'ended';

const MARKS: Record<Tone, string> = {
  right: 'm5 12.5 4.5 4.5L19 7.5',
  wrong: 'M6 6l12 12M18 6 6 18',
  ended: 'M12 6v7m0 4.5v.5',
};

export function VerdictBox({ tone, answer, children }: { tone: Tone; answer: string; children?: ReactNode }) {
  return (
    <div className={`v-verdict v-${tone}`} role={tone === 'wrong' ? 'alert' : undefined}>
      <p className="v-answer">
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d={MARKS[tone]} fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
        </svg>
        {answer}
      </p>
      {children}
    </div>
  );
}
