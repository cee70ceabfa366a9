import { useAnswer, type AnswerOptions } from '../answer/use-answer';
import { useReachedSections } from '../views/use-reached-sections';
import { SECTIONS, type SectionProps } from './quote-sections';

type OpenQuoteProps = AnswerOptions & Pick<SectionProps, 'practice' | 'reload'>;

/** The quote to read, and then the choice: the sections of `quote-sections.ts`, in their order. */
export function OpenQuote({ practice, reload, ...options }: OpenQuoteProps) {
  const answer = useAnswer(options);
  const { token, quote, onProblem } = options;
  const sections = SECTIONS.filter(({ applies }) => applies?.(quote) ?? true);
  useReachedSections(
    token,
    sections.map(({ id }) => id),
  );
  return sections.map(({ id, View }) => (
    <div key={id} className="p-section" data-section={id}>
      <View
        token={token}
        practice={practice}
        quote={answer.shown}
        answer={answer}
        reload={reload}
        onProblem={onProblem}
      />
    </div>
  ));
}
